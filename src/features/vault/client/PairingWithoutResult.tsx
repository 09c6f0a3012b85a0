import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { paragraphsOf } from './notes-paragraphs.ts'
import { OwnFacts } from './OwnFacts.tsx'
import { SavedPairingActions } from './SavedPairingActions.tsx'
import css from './SavedPairingPage.module.css'
import { TypeAndTime } from './SavedPairingText.tsx'
import { Specimen } from './Specimen.tsx'

/** The catalogue lacks the cigar or the drink, so there is nothing to score. */
export function PairingWithoutResult({ pairing }: { pairing: SavedPairing }) {
  const inUnit = useTemperatureText()
  const paragraphs = paragraphsOf(inUnit(pairing.notes))
  return (
    <>
      {pairing.drawing ? <PairStage drawing={pairing.drawing} /> : <Specimen pairing={pairing} />}
      <div className={css.columns}>
        {paragraphs.length > 0 && (
          <section className={css.notes} aria-labelledby="saved-notes">
            <h2 id="saved-notes">Notes</h2>
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and none ever moves
              <p key={index}>{paragraph}</p>
            ))}
          </section>
        )}
        <aside className={css.aside} aria-label="Rating and actions">
          <TypeAndTime pairing={pairing} />
          <OwnFacts pairing={pairing} />
          <div className={css.buttons}>
            <SavedPairingActions pairing={pairing} />
          </div>
        </aside>
      </div>
    </>
  )
}
