import { useRef } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import css from '../JournalPage.module.css'
import { entriesCount } from './entries-count.ts'
import type { EntriesImporting } from './use-import-entries.ts'

/** Always there while the page is open: only a change of its text is announced. */
export function ImportedEntriesLine({ importing: { finished, undo } }: { importing: EntriesImporting }) {
  const line = useRef<HTMLParagraphElement>(null)
  const undoAll = (id: string) => undo.mutate(id, { onSuccess: () => line.current?.focus() })
  return (
    <div className={finished && css.imported}>
      <p ref={line} role="status" tabIndex={-1}>
        {textOf(finished, undo)}
      </p>
      {finished && !undo.data && (
        <Button size="small" working={undo.isPending} onClick={() => undoAll(finished.found.importId)}>
          Undo
        </Button>
      )}
    </div>
  )
}

function textOf(finished: EntriesImporting['finished'], undo: EntriesImporting['undo']): string | undefined {
  if (!finished) return undefined
  if (undo.error) return messageFor(undo.error, 'That didn’t work. Try again.')
  if (!undo.data) return `${entriesCount(finished.found.added)} added from ${finished.name}.`
  const { changed } = undo.data
  const kept =
    changed === 1
      ? ' 1 entry was changed since, and stays.'
      : ` ${entriesCount(changed)} were changed since, and stay.`
  return `The import of ${finished.name} was undone.${changed > 0 ? kept : ''}`
}
