import { OtherPairs } from '#features/pairing/client/OtherPairs.tsx'
import { OwnCigarNote } from '#features/pairing/client/OwnCigarNote.tsx'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { type FreePairing, keepPath, resultPages, tonightPath } from '#features/pairing/pairing.contract.ts'
import { PairShopLinks } from '#features/shopping/client/ShopLinks.tsx'
import type { PairLinks } from '#features/shopping/shop-links.rules.ts'
import css from './ResultPage.module.css'

/** A result at its own URL, for share links and for browsers without JavaScript. */
export function ResultPage({ pairing, shops }: { pairing: FreePairing; shops: PairLinks }) {
  return (
    <main id="main" className={css.page}>
      <PairingResult
        pairing={pairing}
        titleId="pair"
        smoke={<canvas className={css.smoke} data-part="smoke" data-result-smoke />}
        shops={<PairShopLinks {...shops} />}
        actions={
          <>
            <a
              className={css.keep}
              href={keepPath(pairing)}
              data-tonight={tonightPath(pairing)}
              rel="nofollow"
            >
              Keep it in my vault
            </a>
            <a className={css.another} href={resultPages.finder} data-opens="finder">
              Find Another Pairing
            </a>
            <button className={css.share} type="button" data-share hidden>
              Share
            </button>
          </>
        }
        own={<OwnCigarNote {...pairing} />}
        after={
          <>
            <output className={css.status} data-share-status />
            <OtherPairs others={pairing.others} />
          </>
        }
      />
    </main>
  )
}
