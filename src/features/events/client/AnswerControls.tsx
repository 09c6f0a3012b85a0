import { Button } from '#platform/client/ui/Button.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { type LoungeEvent, maxPartySize } from '../events.contract.ts'
import css from './EventRow.module.css'
import { useAnswer } from './use-answer.ts'

interface AnswerControlsProps {
  event: LoungeEvent
  look: 'primary' | 'secondary'
}

/** Says whether the member comes, and with how many. */
export function AnswerControls({ event, look }: AnswerControlsProps) {
  const { own, title } = event
  const { answer, undo } = useAnswer(event)
  const isComing = own !== null && own.answer !== 'notGoing'
  const partySize = own?.partySize ?? 1
  return (
    <div className={css.answer}>
      <p role="status">
        {answerWords(event)}{' '}
        {undo && (
          <button type="button" className={css.undo} onClick={undo}>
            Undo
          </button>
        )}
      </p>
      <div className={css.choices}>
        {isComing ? (
          <>
            <NumberField
              label={`Places at ${title}`}
              hideLabel
              value={partySize}
              min={1}
              max={maxPartySize}
              unit={partySize === 1 ? 'place' : 'places'}
              onValueChange={() => undefined}
              onValueCommitted={size => {
                if (size !== null && size !== partySize) void answer({ answer: 'going', partySize: size })
              }}
            />
            <Button onClick={() => void answer({ answer: 'notGoing', partySize: 1 })}>Not going</Button>
          </>
        ) : (
          <>
            <Button look={look} onClick={() => void answer({ answer: 'going', partySize: 1 })}>
              {isFull(event) ? 'Join the waitlist' : 'Going'}
            </Button>
            {own === null && (
              <Button look="quiet" onClick={() => void answer({ answer: 'notGoing', partySize: 1 })}>
                Not going
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const isFull = ({ capacity, going }: LoungeEvent) => capacity !== null && going >= capacity

function answerWords({ own }: LoungeEvent): string {
  switch (own?.answer) {
    case 'going':
      return own.partySize === 1 ? 'You’re going.' : `You’re going, ${own.partySize} of you.`
    case 'waitlist':
      return 'You’re on the waitlist. We tell you when a place is free.'
    case 'notGoing':
      return 'You’re not going.'
    default:
      return ''
  }
}
