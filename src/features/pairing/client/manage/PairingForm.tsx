import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { ManagedPairing } from '../../managed-pairings.contract.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PairingConflict } from './PairingConflict.tsx'
import { PairingFields } from './PairingFields.tsx'
import css from './PairingForm.module.css'
import { PairingPreview } from './PairingPreview.tsx'
import { changeDraft, type DraftErrors, draftOf, emptyDraft, isDifferent } from './pairing-draft.ts'
import { usePairingPreview } from './use-pairing-preview.ts'
import { useSavePairing } from './use-save-pairing.ts'

/** @param opened undefined for a new one */
export function PairingForm({ opened: first }: { opened: ManagedPairing | undefined }) {
  const navigate = useNavigate()
  const [id] = useState(newUuid)
  /** Another admin's version once it was taken over. */
  const [opened, setOpened] = useState(first)
  const [draft, setDraft] = useState(first ? draftOf(first) : emptyDraft)
  const [errors, setErrors] = useState<DraftErrors>({})
  /** Another admin's version that was saved in the meantime. */
  const [current, setCurrent] = useState<ManagedPairing>()
  const preview = usePairingPreview(draft)
  const save = useSavePairing({
    onSaved: () => void navigate({ to: '/dashboard/picks', ignoreBlocker: true }),
    onWrong: setErrors,
    onConflict: setCurrent,
  })
  const isChanged = isDifferent(draft, opened ? draftOf(opened) : emptyDraft)
  const isFailed = save.error && !current && Object.keys(errors).length === 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!save.isPending) save.mutate({ id, draft, opened, current })
  }

  function takeTheirs(): void {
    if (!current) return
    setOpened(current)
    setDraft(draftOf(current))
    setCurrent(undefined)
    save.reset()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <PairingFields
          draft={draft}
          errors={errors}
          preview={preview}
          onChange={changes => {
            setDraft(before => changeDraft(before, changes))
            setErrors({})
          }}
        />
        {/* Beside the button, where the eyes are. */}
        {opened && current && (
          <PairingConflict opened={opened} mine={draft} current={current} onTakeTheirs={takeTheirs} />
        )}
        {isFailed && <ErrorBox>{messageFor(save.error, 'Failed to save the pairing. Try again.')}</ErrorBox>}
        <div className={css.actions}>
          <Button type="submit" look="primary" working={save.isPending}>
            {submitLabel(opened !== undefined, current !== undefined)}
          </Button>
          <ButtonTo look="quiet" to="/dashboard/picks">
            Discard
          </ButtonTo>
        </div>
      </div>
      <PairingPreview draft={draft} preview={preview.shown} />
      <LeaveDialog asks={isChanged} />
    </form>
  )
}

function submitLabel(isEdit: boolean, hasConflict: boolean): string {
  if (hasConflict) return 'Save my version'
  return isEdit ? 'Save' : 'Create the pairing'
}
