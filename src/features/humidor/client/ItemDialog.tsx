import { type FormEvent, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { Humidor, HumidorItem } from '../humidor.contract.ts'
import { ItemConflict } from './ItemConflict.tsx'
import css from './ItemDialog.module.css'
import { ItemFields } from './ItemFields.tsx'
import { checkDraft, type DraftErrors, draftOf, type ItemDraft } from './item-draft.ts'
import { useSaveItem } from './use-save-item.ts'

interface ItemDialogProps {
  /** Undefined for a new one. */
  item: HumidorItem | undefined
  /** What is filled in of a new one. */
  start?: Partial<ItemDraft> | undefined
  humidors: readonly Humidor[]
  onClose: () => void
  onAdded?: ((added: HumidorItem) => void) | undefined
}

export function ItemDialog({ item, start, humidors, onClose, onAdded }: ItemDialogProps) {
  const [draft, setDraft] = useState(() => ({ ...draftOf(item), ...start }))
  const [errors, setErrors] = useState<DraftErrors>({})
  /** The version of another device that was saved in the meantime. */
  const [current, setCurrent] = useState<HumidorItem>()
  const { mutate: save, isPending } = useSaveItem({ onSaved: close, onConflict: setCurrent })

  function close(saved: HumidorItem): void {
    onClose()
    if (!item) onAdded?.(saved)
  }

  function change(changes: Partial<ItemDraft>): void {
    setDraft(before => ({ ...before, ...changes }))
    setErrors({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = checkDraft(draft, item === undefined)
    setErrors(found)
    if (Object.keys(found).length === 0) save({ draft, opened: item, current })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={item ? 'Edit Cigar' : 'Add Cigar'}
      size="large"
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {item && current && (
          <ItemConflict opened={item} mine={draft} current={current} onTakeTheirs={onClose} />
        )}
        <ItemFields draft={draft} errors={errors} humidors={humidors} onChange={change} />
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" working={isPending}>
            {submitLabel(item !== undefined, current !== undefined, isPending)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function submitLabel(isEdit: boolean, hasConflict: boolean, isPending: boolean): string {
  if (isPending) return 'Saving...'
  if (hasConflict) return 'Save my version'
  return isEdit ? 'Save' : 'Add Cigar'
}
