import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#platform/client/day.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { maxOwnNotesLength, type SavedPairing } from '../vault.contract.ts'
import css from './OwnFacts.module.css'
import { type NotesState, useOwnNotes } from './use-own-notes.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

const notesStates: Record<NotesState, string> = {
  clean: '',
  typing: '',
  saving: 'Saving …',
  saved: 'Saved.',
  failed: 'Not saved yet. Your text stays here.',
}

/** Takes the focus from the button that opened it. */
export function OwnNotesEditor({ pairing }: { pairing: SavedPairing }) {
  const { text, state, reason, type, finish, retry } = useOwnNotes(pairing)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={container} className={css.editor}>
      <TextArea
        label="Your notes"
        placeholder="Where, with whom, and how it was."
        maxLength={maxOwnNotesLength}
        rows={4}
        value={text}
        onValueChange={type}
        onBlur={finish}
      />
      <div className={css.state}>
        <p role="status">
          {notesStates[state]}
          {state === 'failed' && ` ${reason}`}
        </p>
        {state === 'failed' && (
          <Button size="small" onClick={retry}>
            Try Again
          </Button>
        )}
      </div>
      {pairing.status === 'tried' && <DayField id={pairing.id} day={pairing.tried_on ?? ''} />}
      {/* On paper a text field would be cut. */}
      <p className={css.printed}>{text}</p>
    </div>
  )
}

function DayField({ id, day }: { id: string; day: string }) {
  const { change } = useSavedPairing(id)
  const [today] = useState(() => dayOf(new Date()))
  const changeDay = (chosen: string) => {
    // An empty field is no answer: the status takes the day away.
    if (chosen && chosen <= today) void change({ status: 'tried', tried_on: chosen })
  }
  return <Field label="Day" type="date" max={today} required value={day} onValueChange={changeDay} />
}
