import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/client/ui/Button.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { ListedWord } from '../lounge-lexicon.rules.ts'
import { EditWord } from './EditWord.tsx'
import { HearButton } from './HearButton.tsx'
import css from './LexiconPage.module.css'
import type { useChangeLexicon } from './use-change-lexicon.ts'

interface WordTableProps extends ReturnType<typeof useChangeLexicon> {
  words: readonly ListedWord[]
  listed: readonly ListedWord[]
  empty: string
  /** The pressed button went with its row. */
  onRowGone: () => void
}

export function WordTable({ words, listed, empty, save, remove, onRowGone }: WordTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const [editedKey, setEditedKey] = useState<string>()
  const focusRow = (key: string) => {
    const button = [...(table.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])].find(
      each => each.dataset.change === key,
    )
    if (button) button.focus()
    else onRowGone()
  }
  function endEdit(key: string): void {
    flushSync(() => setEditedKey(undefined))
    focusRow(key)
  }
  async function removeRow(word: ListedWord): Promise<void> {
    const { id } = word
    if (id === undefined || !(await remove({ ...word, id }))) return
    // Rendered without it by then.
    requestAnimationFrame(() => focusRow(word.key))
  }
  const columns: readonly TableColumn<ListedWord>[] = [
    { id: 'written', header: 'Word', namesRow: true, cell: ({ written }) => written },
    {
      id: 'spoken',
      header: 'Said like',
      cell: word =>
        word.key === editedKey ? (
          <EditWord word={word} listed={listed} onSave={save} onEnd={endEdit} />
        ) : (
          <span className={css.spoken}>{word.spoken}</span>
        ),
    },
    { id: 'origin', header: 'From', cell: word => <Origin word={word} /> },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: word =>
        word.key === editedKey ? null : (
          <RowActions
            word={word}
            onEdit={() => setEditedKey(word.key)}
            onRemove={() => void removeRow(word)}
          />
        ),
    },
  ]
  return (
    <div ref={table}>
      <DataTable caption="Words" columns={columns} rows={words} rowKey={({ key }) => key} empty={empty} />
    </div>
  )
}

function Origin({ word: { id, builtIn } }: { word: ListedWord }) {
  if (id === undefined) return <StatusTag>Built in</StatusTag>
  return (
    <span className={css.origin}>
      <StatusTag tone="ok">{builtIn === undefined ? 'Added here' : 'Changed here'}</StatusTag>
      {builtIn !== undefined && <small>built in: {builtIn}</small>}
    </span>
  )
}

interface RowActionsProps {
  word: ListedWord
  onEdit: () => void
  onRemove: () => void
}

function RowActions({ word: { key, id, written, spoken, builtIn }, onEdit, onRemove }: RowActionsProps) {
  return (
    <span className={css.actions}>
      <HearButton written={written} spoken={spoken} />
      <Button look="quiet" size="small" aria-label={`Change “${written}”`} data-change={key} onClick={onEdit}>
        Change
      </Button>
      {id !== undefined && (
        <Button
          look="quiet"
          size="small"
          aria-label={builtIn === undefined ? `Remove “${written}”` : `Reset “${written}”`}
          onClick={onRemove}
        >
          {builtIn === undefined ? 'Remove' : 'Reset'}
        </Button>
      )}
    </span>
  )
}
