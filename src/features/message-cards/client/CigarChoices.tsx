import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { humidorQuery } from '#features/humidor/client/humidor-query.ts'
import { useCigarSuggestions } from '#features/humidor/client/use-cigar-suggestions.ts'
import type { HumidorItem } from '#features/humidor/humidor.contract.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { CardCigar } from './CardDrawings.tsx'
import { type Choice, ChoiceList, type ChoicesProps } from './ChoiceList.tsx'

const shortestText = 2

/** The member's own cigars, or for what is typed those of the catalogue. */
export function CigarChoices({ onChoose }: ChoicesProps) {
  const [words, setWords] = useState('')
  const { typed, type } = useTypedSearch(words, setWords)
  const humidor = useQuery(humidorQuery)
  const { suggestions, query } = useCigarSuggestions(words)
  const isTyped = words.length >= shortestText
  return (
    <>
      <Field
        label="Brand or name"
        type="search"
        value={typed}
        onValueChange={type}
        maxLength={100}
        placeholder="Padrón 1964"
      />
      <ChoiceList
        choices={
          isTyped ? query.data && suggestions.map(toChoice) : humidor.data && ownLines(humidor.data.items)
        }
        query={isTyped ? query : humidor}
        unreadable="Failed to load cigars"
        none={isTyped ? 'The catalog has no such cigar.' : 'Type a name to find a cigar.'}
        onChoose={onChoose}
      />
    </>
  )
}

type Line = Pick<
  ReturnType<typeof useCigarSuggestions>['suggestions'][number],
  'id' | 'brand' | 'line' | 'drawing'
>

function toChoice({ id, brand, line, drawing }: Line): Choice {
  return {
    id,
    title: cigarName({ brand, line }),
    drawing: <CardCigar cigar={{ brand, line, drawing }} />,
  }
}

/** Of those that the catalogue knows, one row each. */
function ownLines(items: readonly HumidorItem[]): Choice[] {
  const known = items.flatMap(({ lineId, brand, cigarName: line, drawing, quantity }) =>
    lineId !== null && quantity > 0 ? [{ id: lineId, brand, line, drawing }] : [],
  )
  return [...new Map(known.map(line => [line.id, toChoice(line)])).values()]
}
