import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { EventScope, ManagedEvent } from '../../managed-events.contract.ts'
import { CoverField } from './CoverField.tsx'
import { EventConflict } from './EventConflict.tsx'
import { EventFields } from './EventFields.tsx'
import css from './EventForm.module.css'
import { EventPreview } from './EventPreview.tsx'
import { type DraftErrors, draftOf, type EventDraft } from './event-draft.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useCoverUpload } from './use-cover-upload.ts'
import { useSaveEvent } from './use-save-event.ts'
import { WhenFields } from './WhenFields.tsx'

interface EventFormProps {
  /** Undefined for a new one. */
  opened: ManagedEvent | undefined
  start: EventDraft
}

/** What is typed stands beside the card that members will see. */
export function EventForm({ opened: first, start }: EventFormProps) {
  const navigate = useNavigate()
  /** Another host's version once it was taken over. */
  const [opened, setOpened] = useState(first)
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [scope, setScope] = useState<EventScope>('this')
  /** Another host's version that was saved in the meantime. */
  const [current, setCurrent] = useState<ManagedEvent>()
  const { mutate: save, isPending } = useSaveEvent({
    onSaved: () => void navigate({ to: '/lounge/events/manage' }),
    onWrong: setErrors,
    onConflict: setCurrent,
  })

  const upload = useCoverUpload(coverId => change({ coverId, coverText: '' }))

  function change(changes: Partial<EventDraft>): void {
    setDraft(before => ({ ...before, ...changes }))
    setErrors({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    save({ draft, opened, current, scope })
  }

  function takeTheirs(): void {
    if (!current) return
    setOpened(current)
    setDraft(draftOf(current))
    setCurrent(undefined)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        {opened && current && (
          <EventConflict opened={opened} mine={draft} current={current} onTakeTheirs={takeTheirs} />
        )}
        <EventFields draft={draft} errors={errors} onChange={change}>
          <WhenFields draft={draft} errors={errors} onChange={change} />
          {!opened && <RepeatFields draft={draft} errors={errors} onChange={change} />}
        </EventFields>
        <CoverField draft={draft} errors={errors} onChange={change} upload={upload} />
        {opened?.series_id && <ScopeChoice label="Change" scope={scope} onChange={setScope} />}
        <div className={css.actions}>
          <Button type="submit" look="primary" working={isPending} disabled={upload.isUploading}>
            {submitLabel(opened !== undefined, current !== undefined)}
          </Button>
          <ButtonTo look="quiet" to="/lounge/events/manage">
            Discard
          </ButtonTo>
        </div>
      </div>
      <EventPreview draft={draft} opened={opened} />
    </form>
  )
}

function submitLabel(isEdit: boolean, hasConflict: boolean): string {
  if (hasConflict) return 'Save my version'
  return isEdit ? 'Save' : 'Create the event'
}
