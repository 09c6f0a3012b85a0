import { PairIllustration } from '#features/pairing/client/PairIllustration.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { SharedPage } from '../shared-page.contract.ts'
import { saveSharedPath } from '../vault.contract.ts'
import { paragraphsOf } from './notes-excerpt.ts'
import css from './SharedPairingPage.module.css'

/** Longer names use a smaller font, so that the drawing fits beside them. */
const maxLargeNameLength = 27

/** The public page of a shared pairing; it does not identify the member. */
export function SharedPairingPage({ pair, code }: SharedPage) {
  const { cigar_name, pairing_name, pairing_type, notes, drawing } = pair
  const isLong = Math.max(cigar_name.length, pairing_name.length) > maxLargeNameLength
  return (
    <main id="main" className={css.page} data-drawn={drawing !== null}>
      {drawing && <canvas className={css.smoke} data-result-smoke />}
      <div className={css.pair}>
        <h1 className={css.title} data-long={isLong}>
          <span className={css.name}>{cigar_name}</span>{' '}
          <span className={css.name}>
            <span className={css.ampersand}>&amp;</span> {pairing_name}
          </span>
        </h1>
        {drawing && <PairIllustration pairing={drawing} />}
      </div>
      <div className={css.words}>
        <p className={css.type}>{pairing_type}</p>
        {paragraphsOf(notes).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and two paragraphs may be equal
          <p key={index}>{paragraph}</p>
        ))}
        <p className={css.actions}>
          <a className={css.save} href={saveSharedPath(code)}>
            Add to my vault
          </a>
          <a className={css.another} href={resultPages.finder} data-opens="finder">
            Find a Pairing
          </a>
        </p>
      </div>
    </main>
  )
}
