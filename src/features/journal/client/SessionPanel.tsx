import { useId } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { SessionTimer } from '#platform/client/ui/journal/SessionTimer.tsx'
import { putOut, sessionState } from '#platform/client/ui/journal/session-time.ts'
import { type Thirds, ThirdsEditor } from '#platform/client/ui/journal/ThirdsEditor.tsx'
import { Dictation } from '#platform/client/ui/media/Dictation.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { entryLengths, maxDurationMinutes } from '../journal.contract.ts'
import { CigarField } from './CigarField.tsx'
import { SessionHumidor } from './SessionHumidor.tsx'
import css from './SessionPanel.module.css'
import { isLit, type Session, thirdOf, usualMinutes } from './session.ts'

export interface SessionPanelProps {
  session: Session
  onChange: (changes: Partial<Session>) => void
  /** It is out, and becomes an entry. */
  onWrite: (session: Session) => void
  onDiscard: () => void
}

const prompts = [
  'First third. What arrives first, and how does it draw?',
  'Second third. What has changed since the beginning?',
  'Final third. Still cool, and worth the last inch?',
] as const

/** A cigar while it is smoked: its time, and a question for each third. */
export function SessionPanel({ session, onChange, onWrite, onDiscard }: SessionPanelProps) {
  const titleId = useId()
  const state = sessionState(session.time)
  const hasBegun = isLit(session)
  const now = useNow(state === 'burning' ? 5_000 : null)
  const third = thirdOf(session, now)
  const finish = () => {
    const time = state === 'out' ? session.time : putOut(session.time, Date.now())
    onChange({ time, isWritten: true })
    onWrite({ ...session, time })
  }
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{hasBegun && session.cigar ? session.cigar : 'Smoke along'}</h2>
      {!hasBegun && <SessionStart session={session} onChange={onChange} />}
      {session.isWritten ? (
        <p>It is out. What you noted waits in its entry.</p>
      ) : (
        <SessionTimer
          value={session.time}
          onValueChange={time => onChange({ time })}
          expectedMinutes={session.expectedMinutes ?? usualMinutes}
        />
      )}
      {hasBegun && session.humidorItemId !== null && (
        <SessionHumidor
          itemId={session.humidorItemId}
          smokeId={session.smokeId}
          onSmokeId={smokeId => onChange({ smokeId })}
        />
      )}
      {hasBegun && !session.isWritten && (
        <>
          <Switch
            label="Show it in the lounge"
            description="Members see your name and the cigar until it is out."
            checked={session.isShown}
            onCheckedChange={isShown => onChange({ isShown })}
          />
          <p className={css.prompt} role="status">
            {state === 'out' ? 'Out. What stays with you?' : prompts[third]}
          </p>
          <ThirdsEditor
            label="Third by third"
            value={session.thirds}
            onValueChange={thirds => onChange({ thirds })}
            maxLength={entryLengths.third}
          />
          <Dictation
            label="Dictate this third"
            value={session.thirds[third]}
            maxLength={entryLengths.third}
            onValueChange={words =>
              onChange({
                thirds: session.thirds.map((other, index) =>
                  index === third ? words : other,
                ) as unknown as Thirds,
              })
            }
          />
        </>
      )}
      <div className={css.actions}>
        <Button look="quiet" onClick={onDiscard}>
          {hasBegun ? 'Discard' : 'Not now'}
        </Button>
        {hasBegun && (
          <Button look="primary" onClick={finish}>
            {session.isWritten ? 'Go on writing' : 'Write it up'}
          </Button>
        )}
      </div>
    </section>
  )
}

function SessionStart({ session, onChange }: Pick<SessionPanelProps, 'session' | 'onChange'>) {
  return (
    <div className={css.start}>
      <CigarField
        draft={session}
        error={undefined}
        onChange={onChange}
        onMinutes={expectedMinutes => onChange({ expectedMinutes })}
      />
      <NumberField
        label="Minutes it may take"
        value={session.expectedMinutes}
        onValueChange={expectedMinutes => onChange({ expectedMinutes })}
        min={5}
        max={maxDurationMinutes}
      />
    </div>
  )
}
