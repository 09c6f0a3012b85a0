import { useRef } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import css from '../HumidorPage.module.css'
import { cigarsCount } from '../humidor-figures.ts'
import type { ItemsImporting } from './use-import-items.ts'

/** Always there while the page is open: only a change of its text is announced. */
export function ImportedItemsLine({ importing: { finished, undo } }: { importing: ItemsImporting }) {
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

function textOf(finished: ItemsImporting['finished'], undo: ItemsImporting['undo']): string | undefined {
  if (!finished) return undefined
  if (undo.error) return messageFor(undo.error, 'That didn’t work. Try again.')
  if (!undo.data) return `${cigarsCount(finished.found.cigars)} added from ${finished.name}.`
  const { changed } = undo.data
  const kept =
    changed === 1 ? '1 row was changed since, and stays.' : `${changed} rows were changed since, and stay.`
  return `The import of ${finished.name} was undone.${changed > 0 ? ` ${kept}` : ''}`
}
