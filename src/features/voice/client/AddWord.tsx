import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useId, useState } from 'react'
import { newUuid } from '#platform/client/new-uuid.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import type { ListedWord, LoungeWord } from '../lounge-lexicon.rules.ts'
import { checkWord, type WordDraft } from './check-word.ts'
import css from './LexiconPage.module.css'
import { useWordDraft } from './use-word-draft.ts'
import { WordFields } from './WordFields.tsx'

interface AddWordProps {
  listed: readonly ListedWord[]
  onSave: (word: LoungeWord) => Promise<void>
}

const nothing: WordDraft = { written: '', spoken: '' }

export function AddWord({ listed, onSave }: AddWordProps) {
  const heading = useId()
  const [added, setAdded] = useState('')
  /** Of this word until it is saved, so that sending it again adds it once. */
  const [id, setId] = useState(newUuid)
  const typed = useWordDraft({
    stored: nothing,
    check: draft => checkWord(draft, listed),
    save: draft => onSave({ id, ...draft }),
  })
  async function add(): Promise<void> {
    setAdded('')
    const { written } = typed.draft
    if (!(await typed.submit())) return
    typed.clear()
    setId(newUuid())
    setAdded(`“${written.trim()}” was added.`)
    typed.form.current?.querySelector('input')?.focus()
  }
  return (
    <section className={css.add} aria-labelledby={heading}>
      <h2 id={heading}>Add a word</h2>
      <WordFields typed={typed} onSubmit={() => void add()}>
        <Button type="submit" icon={<PlusIcon weight="bold" size={16} />} working={typed.isSaving}>
          Add
        </Button>
      </WordFields>
      <p role="status" className={css.status}>
        {added}
      </p>
    </section>
  )
}
