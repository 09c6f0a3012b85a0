import type { KeyboardEvent, RefObject } from 'react'
import { DrinkOption } from '#features/catalogue/client/DrinkOption.tsx'
import { useCigarSuggestions } from '#features/catalogue/client/use-cigar-suggestions.ts'
import { useDrinkSuggestions } from '#features/catalogue/client/use-drink-suggestions.ts'
import { CigarOption } from '#features/pairing/client/CigarOption.tsx'
import { maxNameLength } from '#features/pairing/client/pair-search.ts'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'

interface QuestionFieldProps {
  field: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The element the list of suggestions is placed under. */
  row: RefObject<HTMLElement | null>
}

const shared = { maxLength: maxNameLength, enterKeyHint: 'go' } as const

export function CigarField(field: QuestionFieldProps) {
  const { suggestions, isFetching } = useCigarSuggestions(field.typed)
  return (
    <LazyAutocomplete
      {...shared}
      {...fieldOf(field)}
      label="Cigar name"
      name="cigar"
      items={suggestions}
      itemKey={match => match.id}
      itemText={match => `${match.brand} ${match.line}`}
      renderItem={match => <CigarOption match={match} />}
      loading={isFetching}
    />
  )
}

export function DrinkField(field: QuestionFieldProps) {
  const { suggestions, isFetching } = useDrinkSuggestions(field.typed)
  return (
    <LazyAutocomplete
      {...shared}
      {...fieldOf(field)}
      label="Drink name"
      name="drink"
      items={suggestions}
      itemKey={match => match.id}
      itemText={match => match.name}
      renderItem={match => <DrinkOption match={match} />}
      loading={isFetching}
    />
  )
}

function fieldOf({ field, typed, onType, onKeyDown, row }: QuestionFieldProps) {
  return {
    ref: field,
    value: typed,
    onValueChange: (text: string) => onType(text.trimStart()),
    onKeyDown,
    listAnchor: row,
  }
}
