import { useState } from 'react'
import { SavedTitle } from '#features/vault/client/SavedPairingText.tsx'
import { Specimen } from '#features/vault/client/Specimen.tsx'
import { useSavedPairing } from '#features/vault/client/use-saved-pairing.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { formatDay } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import css from './HowWasIt.module.css'

type Reply = { rating: number } | 'not had'

/** Asked on the days after an evening, until there are stars. The reply stays in its line, with a way back. */
export function HowWasIt({ pairing }: { pairing: SavedPairing }) {
  const { id, tried_on: day } = pairing
  const { rate, change, setStatus } = useSavedPairing(id)
  const [reply, setReply] = useState<Reply>()
  function undo(): void {
    setReply(undefined)
    if (reply === 'not had') void change({ status: 'tried', tried_on: day })
    else rate(null)
  }
  return (
    <section className={css.question} aria-labelledby="how-was-it">
      <Specimen pairing={pairing} />
      <div className={css.words}>
        <h2 id="how-was-it">How was it?</h2>
        <p>
          <SavedTitle pairing={pairing} />
        </p>
        {day && <p>{formatDay(day)}</p>}
        {reply === 'not had' ? (
          <p role="status">It is back among what you only looked up.</p>
        ) : (
          <Rating
            label="Your rating"
            hideLabel
            value={reply?.rating ?? null}
            onValueChange={rating => {
              rate(rating)
              setReply(rating === null ? undefined : { rating })
            }}
          />
        )}
      </div>
      <div className={css.actions}>
        {reply ? (
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        ) : (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setReply('not had')
              void setStatus('looked up')
            }}
          >
            I didn’t have it
          </Button>
        )}
        <ButtonTo size="small" to="/dashboard/pairings/$id" params={{ id }}>
          Write notes
        </ButtonTo>
      </div>
    </section>
  )
}
