import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ExampleChoices } from '#features/pairing/client/ExampleChoices.tsx'
import { StrengthChoices } from '#features/pairing/client/StrengthChoices.tsx'
import { pairingContract, resultPages } from '#features/pairing/pairing.contract.ts'
import css from './FinderPage.module.css'

const { NOT_A_CIGAR: notACigar } = pairingContract.recommendFreePairing.refusals

interface FinderPageProps {
  typed: string
  error: string | undefined
}

/** The finder as its own page, for direct links and for browsers without JavaScript. */
export function FinderPage({ typed, error }: FinderPageProps) {
  return (
    <main id="main" className={css.page}>
      <div>
        <h1>What are you lighting?</h1>
        <p className={css.lead}>
          Type what’s on the band, or a bottle to match; typos are fine. No band? Wrapper and size will do.
        </p>
        {error !== undefined && (
          <p className={css.error} role="alert" id="finder-error">
            {error}
          </p>
        )}
        <div className={css.instead}>{error === notACigar.error && <StrengthChoices />}</div>
        <form method="post" action={resultPages.finder} data-finder-form>
          <label htmlFor="cigar">Cigar name</label>
          <input
            id="cigar"
            name="cigar"
            type="text"
            placeholder="Padrón 1964 Maduro"
            defaultValue={typed}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
            data-suggests
            // After a refusal the page is loaded anew: the field is what its message is about.
            {...(error !== undefined && { autoFocus: true })}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : 'finder-error'}
          />
          <button className={css.find} type="submit">
            Find its match
          </button>
        </form>
        <ExampleChoices of="cigar" />
      </div>
      <Engraving of="matchbox" className={css.plate} />
    </main>
  )
}
