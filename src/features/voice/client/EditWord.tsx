import { useEffect } from 'react'
import { newUuid } from '#platform/client/new-uuid.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { lexiconKey } from '../lexicon.rules.ts'
import type { ListedWord, LoungeWord } from '../lounge-lexicon.rules.ts'
import { checkWord } from './check-word.ts'
import { useWordDraft } from './use-word-draft.ts'
import { WordFields } from './WordFields.tsx'

interface EditWordProps {
  word: ListedWord
  listed: readonly ListedWord[]
  onSave: (word: LoungeWord) => Promise<void>
  /** With the key of the word as it is now. */
  onEnd: (key: string) => void
}

/** A word of the list, changed in its place. */
export function EditWord({ word, listed, onSave, onEnd }: EditWordProps) {
  const typed = useWordDraft({
    stored: { written: word.written, spoken: word.spoken },
    check: draft => checkWord(draft, listed, word.key),
    save: ({ written, spoken }) => onSave({ id: word.id ?? newUuid(), written, spoken }),
  })
  const { form, draft } = typed
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input[name="spoken"]')
    // Selecting alone does not scroll to it.
    field?.focus()
    field?.select()
  }, [form])
  async function save(): Promise<void> {
    if (draft.written === word.written && draft.spoken === word.spoken) onEnd(word.key)
    else if (await typed.submit()) onEnd(lexiconKey(draft.written))
  }
  return (
    <WordFields
      typed={typed}
      isWrittenFixed={word.builtIn !== undefined}
      onSubmit={() => void save()}
      onEscape={() => onEnd(word.key)}
    >
      <Button type="submit" size="small" working={typed.isSaving}>
        Save
      </Button>
      <Button look="quiet" size="small" onClick={() => onEnd(word.key)}>
        Cancel
      </Button>
    </WordFields>
  )
}
