import { useEffect, useRef } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import type { useRemoveSelected } from './use-remove-selected.ts'
import css from './VaultPage.module.css'

/** Says what became of the selected pairings; the line stays to undo it. */
export function SelectedRemoved({ remove, restore }: ReturnType<typeof useRemoveSelected>) {
  const undo = useRef<HTMLButtonElement>(null)
  const { data } = remove
  const failure = remove.error ?? restore.error
  // The button that was pressed is gone.
  useEffect(() => {
    if (data) undo.current?.focus({ preventScroll: true })
  }, [data])
  if (!data && !failure) return null
  const text = failure
    ? messageFor(failure, 'That didn’t work. Try again.')
    : data?.removed === 1
      ? '1 pairing removed.'
      : `${data?.removed} pairings removed.`
  return (
    <div className={css.old}>
      <p role={failure ? 'alert' : 'status'}>{text}</p>
      {data && (
        <Button ref={undo} size="small" working={restore.isPending} onClick={() => restore.mutate(data)}>
          Undo
        </Button>
      )}
    </div>
  )
}
