import type { RefObject } from 'react'
import { useOwnSuggestions } from '#features/humidor/client/use-own-suggestions.ts'
import { maxNameLength, type Question } from '#features/pairing/client/pair-search.ts'
import { SuggestionOption } from '#features/pairing/client/SuggestionOption.tsx'
import { useSuggestions } from '#features/pairing/client/use-suggestions.ts'
import type { Suggestion } from '#features/pairing/suggestion.contract.ts'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'

interface QuestionFieldProps {
  field: RefObject<HTMLInputElement | null>
  question: Pick<Question, 'has' | 'text'>
  onChange: (changes: Partial<Question>) => void
  /** The element the list of suggestions is placed under. */
  row: RefObject<HTMLElement | null>
}

const names = {
  cigar: { label: 'Cigar name', name: 'cigar' },
  drink: { label: 'Drink name', name: 'drink' },
} as const

/** Suggests cigars and drinks in either direction: one that is picked decides the direction. */
export function QuestionField({ field, question: { has, text }, onChange, row }: QuestionFieldProps) {
  const own = useOwnSuggestions(text !== '')
  const { suggestions, isFetching } = useSuggestions(text, own)
  return (
    <LazyAutocomplete
      {...names[has]}
      ref={field}
      value={text}
      onValueChange={typed => onChange({ text: typed.trimStart() })}
      items={suggestions}
      itemKey={suggestion => suggestion.key}
      itemText={suggestion => suggestion.text}
      renderItem={suggestion => <SuggestionOption suggestion={suggestion} />}
      onPick={suggestion => onChange({ has: directionOf(suggestion), text: suggestion.text })}
      loading={isFetching}
      listAnchor={row}
      maxLength={maxNameLength}
      enterKeyHint="go"
    />
  )
}

function directionOf(suggestion: Suggestion): Question['has'] {
  return suggestion.kind === 'wish' ? suggestion.has : suggestion.kind
}
