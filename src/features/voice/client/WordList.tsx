import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { useRef, useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { noVoiceNote } from '../browser-voices.rules.ts'
import { maxRespellingLength } from '../lexicon.contract.ts'
import { findWords, type LoungeWord, listWords } from '../lounge-lexicon.rules.ts'
import { AddWord } from './AddWord.tsx'
import css from './LexiconPage.module.css'
import { useChangeLexicon } from './use-change-lexicon.ts'
import { useMemberVoice } from './use-member-voice.ts'
import { isWithoutVoice, useSpeech } from './use-speech.ts'
import { WordTable } from './WordTable.tsx'

const choices = [
  { value: 'all', label: 'All words' },
  { value: 'own', label: 'Of this lounge' },
] as const
type Choice = (typeof choices)[number]['value']

/** All words, those of the lounge marked. */
export function WordList({ own }: { own: readonly LoungeWord[] }) {
  const tools = useRef<HTMLElement>(null)
  const [choice, setChoice] = useState<Choice>('all')
  const [search, setSearch] = useState('')
  const change = useChangeLexicon()
  const speaking = useSpeech(useMemberVoice())
  const listed = listWords(own)
  const words = findWords(choice === 'own' ? listed.filter(({ id }) => id !== undefined) : listed, search)
  return (
    <>
      <AddWord listed={listed} onSave={change.save} />
      {isWithoutVoice(speaking) && (
        <p role="status" className={css.status}>
          {noVoiceNote}
        </p>
      )}
      <search ref={tools} className={css.tools} aria-label="Words">
        <SegmentedControl label="Shown" options={choices} value={choice} onValueChange={setChoice} />
        <div className={css.search}>
          <Field
            label="Search the words"
            hideLabel
            type="search"
            placeholder="A word, or how it is said"
            maxLength={maxRespellingLength}
            autoComplete="off"
            spellCheck={false}
            start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
            value={search}
            onValueChange={setSearch}
          />
        </div>
        <p role="status" className={css.count}>
          {words.length === 1 ? '1 word' : `${words.length} words`}
        </p>
      </search>
      <WordTable
        words={words}
        listed={listed}
        empty={own.length === 0 && search === '' ? 'Nothing was added or changed yet.' : 'No word is found.'}
        onRowGone={() => tools.current?.querySelector('input')?.focus()}
        {...change}
      />
    </>
  )
}
