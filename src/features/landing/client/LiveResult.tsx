import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { FlatCigar } from '#features/illustrations/client/FlatCigar.tsx'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import css from './LiveResult.module.css'
import { LiveResultPanel } from './LiveResultPanel.tsx'

/** Results of the finder for cigars to choose from. The style sheet shows the chosen one, so no script is needed. */
export function LiveResult({ pairings }: { pairings: readonly FreePairing[] }) {
  if (pairings.length === 0) return null
  return (
    <section className={css.live} aria-labelledby="live-title" data-live-result>
      <div className={css.choice}>
        <h2 id="live-title">Or try one of these.</h2>
        <p className={css.lead}>The finder answers like this for every cigar whose leaf we know.</p>
        <fieldset>
          <legend>Choose a cigar</legend>
          {pairings.map(({ cigar }, index) => (
            <label key={cigar.id} className={css.cigar}>
              <input type="radio" name="try" defaultChecked={index === 0} data-try={index} />
              {cigar.drawing && <FlatCigar {...cigar.drawing} brand={cigar.brand} />}
              <span>
                <b>{cigarName(cigar)}</b>
                <small>
                  {cigar.wrapper}. {cigar.detail.split('. ')[0]}.
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      {pairings.map((pairing, index) => (
        <LiveResultPanel key={pairing.address} pairing={pairing} index={index} />
      ))}
    </section>
  )
}
