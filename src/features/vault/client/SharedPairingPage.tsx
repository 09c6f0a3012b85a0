import { SmokeControl } from '#features/illustrations/client/SmokeControl.tsx'
import { PairIllustration } from '#features/pairing/client/PairIllustration.tsx'
import { PairTitle } from '#features/pairing/client/PairTitle.tsx'
import reveal from '#features/pairing/client/Reveal.module.css'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { SharedPage } from '../shared-page.contract.ts'
import { saveSharedPath } from '../vault.contract.ts'
import { paragraphsOf } from './notes-paragraphs.ts'
import css from './SharedPairingPage.module.css'
import { SharedResult } from './SharedResult.tsx'

/** Longer names use a smaller font, so that the drawing fits beside them. */
const maxLargeNameLength = 27

/** The public page of a shared pairing; it does not identify the member. */
export function SharedPairingPage({ pair, code }: SharedPage) {
  const { cigar_name, pairing_name, pairing_type, notes, drawing } = pair
  if (pair.result) return <SharedResult result={pair.result} notes={notes} code={code} />
  const isLong = Math.max(cigar_name.length, pairing_name.length) > maxLargeNameLength
  return (
    <main
      id="main"
      className={`${css.page} ${reveal.reveal}`}
      data-reveal
      data-smoke-scene
      data-drawn={drawing !== null}
    >
      {drawing && <canvas className={css.smoke} data-part="smoke" data-result-smoke />}
      <div className={css.pair}>
        <h1 className={css.title} data-part="title" data-long={isLong}>
          <PairTitle cigar={cigar_name} drink={pairing_name} />
        </h1>
        {drawing && (
          <div className={css.picture}>
            <PairIllustration pairing={drawing} />
            <SmokeControl className={css.control} />
          </div>
        )}
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
