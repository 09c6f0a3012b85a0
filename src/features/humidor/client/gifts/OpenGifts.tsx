import { Button } from '#platform/client/ui/Button.tsx'
import type { Gift } from '../../gifts.contract.ts'
import css from './Gifts.module.css'
import { giftName } from './gift-words.ts'
import { useDecideGift } from './use-decide-gift.ts'

/** Those that wait for an answer of the member, or of another. */
export function OpenGifts({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <section aria-label="Gifts that wait for an answer">
      <ul className={css.open}>
        {gifts.map(gift => (
          <OpenGift key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

function OpenGift({ gift }: { gift: Gift }) {
  const { id, direction, otherName, message } = gift
  const { mutate, isPending, variables } = useDecideGift()
  const name = giftName(gift)
  const working = (decision: string) => isPending && variables.decision === decision
  return (
    <li>
      <div>
        <p>
          {direction === 'received' ? (
            <>
              <b>{otherName}</b> gives you {name}.
            </>
          ) : (
            <>
              {name}: waits for <b>{otherName}</b>.
            </>
          )}
        </p>
        {message && <p className={css.message}>“{message}”</p>}
      </div>
      <div className={css.answers}>
        {direction === 'received' ? (
          <>
            <Button
              size="small"
              working={working('accept')}
              aria-label={`Accept ${name}`}
              onClick={() => mutate({ id, decision: 'accept' })}
            >
              Accept
            </Button>
            <Button
              size="small"
              look="quiet"
              working={working('decline')}
              aria-label={`Decline ${name}`}
              onClick={() => mutate({ id, decision: 'decline' })}
            >
              Decline
            </Button>
          </>
        ) : (
          <Button
            size="small"
            look="quiet"
            working={working('withdraw')}
            aria-label={`Take back ${name}`}
            onClick={() => mutate({ id, decision: 'withdraw' })}
          >
            Take back
          </Button>
        )}
      </div>
    </li>
  )
}
