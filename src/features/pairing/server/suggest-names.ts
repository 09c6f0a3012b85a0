import { type CigarLine, type Drink, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { drawVitola } from '#features/catalogue/cigar-drawing.rules.ts'
import { fullCigarName, vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { Suggestion } from '../suggestion.contract.ts'
import { leafWord, strengthWord } from '../suggestion-words.rules.ts'
import { plainWords, startsWords } from '../typed-prefix.rules.ts'
import { blendWishes, wishes } from '../wishes.rules.ts'
import { openLineSuggestions } from './suggest-cigar-lines.ts'
import { openDrinkSuggestions } from './suggest-drink-names.ts'

/** Suggestions of all kinds for the text typed so far; the kind that was named comes first. */
export type SuggestNames = (typed: string) => readonly Suggestion[]

const cacheSize = 2000
const maxTyped = 160
const maxOfOther = 3
const maxWishes = 2

export function openSuggestions(catalogue: Catalogue): SuggestNames {
  const cached = new LruCache<readonly Suggestion[]>(cacheSize)
  const suggestLines = openLineSuggestions(catalogue)
  const suggestDrinks = openDrinkSuggestions(catalogue)
  const suggest = (typed: string): readonly Suggestion[] => {
    const lines = suggestLines(typed)
    const drinks = suggestDrinks(typed)
    const cigarsFirst = lines.isNamed || !drinks.isNamed
    const cigars = lines.lines.map(toCigar).slice(0, cigarsFirst ? undefined : maxOfOther)
    const bottles = (drinks.isNamed || lines.lines.length === 0 ? drinks.drinks : [])
      .map(toDrink)
      .slice(0, cigarsFirst ? maxOfOther : undefined)
    const isOfName = ({ trait }: Suggestion) => trait === ''
    const known = cigars.filter(cigar => !isOfName(cigar))
    // Of a line that is known by its name only there is nothing to say: whatever is known comes first.
    const named = cigars.filter(isOfName)
    const found = cigarsFirst ? [...known, ...bottles] : [...bottles, ...known]
    return [...wishesFor(catalogue, typed), ...found, ...named]
  }
  return typed => {
    const text = typed.trim().toLowerCase()
    return text.length > maxTyped ? [] : cached.getOrSet(text, () => suggest(text))
  }
}

function toCigar(line: CigarLine): Suggestion {
  const { id, brand } = line
  const [vitola] = isKnownCigar(line) ? line.vitolas : []
  const facts = isKnownCigar(line)
    ? [vitola && vitolaName(vitola), leafWord(line.wrapperClass)]
    : ['Known by name only']
  return {
    kind: 'cigar',
    key: `cigar ${id}`,
    id,
    text: fullCigarName(line),
    brand,
    line: line.line,
    detail: facts.filter(Boolean).join(', '),
    trait: isKnownCigar(line) ? capitalize(strengthWord(line.strength)) : '',
    drawing: isKnownCigar(line) && vitola ? drawVitola(line, vitola) : null,
  }
}

function toDrink({ id, name, style, kind, family, glass, colour }: Drink): Suggestion {
  return {
    kind: 'drink',
    key: `drink ${id}`,
    id,
    text: name,
    detail: capitalize(style),
    trait: kind === 'mocktail' ? 'No alcohol' : family === 'other-spirit' ? 'Spirit' : familyLabel(family),
    drinkKind: kind,
    glass,
    colour,
  }
}

function wishesFor(catalogue: Catalogue, typed: string): readonly Suggestion[] {
  const words = plainWords(typed)
  if (words.join('').length < 3) return []
  return [...wishes, ...(words.length > 1 ? blendWishes : [])]
    .filter(wish => startsWords(words, plainWords(`${wish.text} ${wish.words}`)))
    .slice(0, maxWishes)
    .map(({ text, has }) => ({
      kind: 'wish',
      key: `wish ${text}`,
      text,
      has,
      detail: has === 'cigar' ? 'A drink for such a cigar' : suchAs(catalogue, text),
      trait: 'Wish',
    }))
}

function suchAs(catalogue: Catalogue, wish: string): string {
  return `Such as ${catalogue
    .findDrinks(wish)
    .slice(0, 2)
    .map(({ name }) => name)
    .join(' or ')}`
}
