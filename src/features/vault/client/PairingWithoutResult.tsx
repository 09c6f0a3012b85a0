import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { paragraphsOf } from './notes-paragraphs.ts'
import { OwnFacts } from './OwnFacts.tsx'
import { SavedPairingActions } from './SavedPairingActions.tsx'
import css from './SavedPairingPage.module.css'
import { TypeAndTime } from './SavedPairingText.tsx'
import { Specimen } from './Specimen.tsx'
import { whyUnscored } from './why-unscored.ts'

/** The catalogue lacks the cigar or the drink, so there is nothing to score. */
export function PairingWithoutResult({ pairing }: { pairing: SavedPairing }) {
  const inUnit = useTemperatureText()
  const paragraphs = paragraphsOf(inUnit(pairing.notes))
  return (
    <>
      {pairing.drawing ? <PairStage drawing={pairing.drawing} /> : <Specimen pairing={pairing} isLarge />}
      <div className={css.columns}>
        <div className={css.words}>
          {paragraphs.length > 0 && (
            <section className={css.notes} aria-label="What was saved with it">
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and none ever moves
                <p key={index}>{paragraph}</p>
              ))}
            </section>
          )}
          <OwnFacts pairing={pairing} />
        </div>
        <aside className={css.aside} aria-label="Type and actions">
          <TypeAndTime pairing={pairing} />
          <p className={css.unscored}>{whyUnscored(pairing)}</p>
          <SavedPairingActions pairing={pairing} />
        </aside>
      </div>
    </>
  )
}
