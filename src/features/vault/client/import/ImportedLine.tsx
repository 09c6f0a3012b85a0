import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import css from '../VaultPage.module.css'
import { pairings } from './import-texts.ts'
import type { Import } from './use-import.ts'

/** Always there while the page is open: only a change of its text is announced. */
export function ImportedLine({ imported: { finished, undo, restore } }: { imported: Import }) {
  const removedAt = undo.data?.removed_at
  const failure = undo.error ?? restore.error
  return (
    <div className={finished && css.old}>
      <p role="status">
        {failure
          ? messageFor(failure, 'That didn’t work. Try again.')
          : undo.data
            ? `The import of ${finished?.name} was undone, ${pairings(undo.data.removed)} removed.`
            : finished && `${pairings(finished.added)} added from ${finished.name}.`}
      </p>
      {finished && (!undo.data || removedAt) && (
        <Button
          size="small"
          working={undo.isPending || restore.isPending}
          onClick={() => (removedAt ? restore.mutate(removedAt) : undo.mutate(finished.id))}
        >
          {removedAt ? 'Restore' : 'Undo'}
        </Button>
      )}
    </div>
  )
}
