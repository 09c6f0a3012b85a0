import type { Drink } from '../catalogue.contract.ts'
import type { DrinkGroup } from '../drink-group.contract.ts'
import { buildVocabulary, findSimilarWords, type Vocabulary } from '../words/words.rules.ts'
import { isFiller, tokenizeDrinkText } from './drink-words.rules.ts'

export interface DrinkGroupIndex {
  groupByWords: ReadonlyMap<string, IndexedGroup>
  /** Fillers that belong to what is typed for some group: `something light`, `soft drink`. */
  meantFillers: ReadonlySet<string>
  vocabulary: Vocabulary
}

export interface IndexedGroup {
  group: DrinkGroup
  /** Stands for the group. */
  typical: Drink
  /** The drinks to choose from first, then all of the group that are in any shop, then the others. */
  members: readonly Drink[]
}

export function indexDrinkGroups(drinks: readonly Drink[], groups: readonly DrinkGroup[]): DrinkGroupIndex {
  const drinksByName = new Map(drinks.map(drink => [drink.name, drink]))
  const groupsById = new Map(groups.map(group => [group.id, group]))
  const typicalOf = (choice: string): Drink =>
    drinksByName.get(choice) ?? typicalOf(groupsById.get(choice)!.choices[0]!)
  const groupByWords = new Map<string, IndexedGroup>()
  for (const group of groups) {
    const chosen = group.choices.map(typicalOf)
    const isMember = membership(group)
    const others = drinks.filter(drink => isMember(drink) && !chosen.includes(drink))
    const isCommon = ({ availability }: Drink) => availability === 'usual'
    const members = [...chosen, ...others.filter(isCommon), ...others.filter(drink => !isCommon(drink))]
    for (const words of group.words)
      groupByWords.set(withoutArticles(tokenizeDrinkText(words)).join(' '), {
        group,
        typical: chosen[0]!,
        members,
      })
  }
  const words = [...new Set([...groupByWords.keys()].flatMap(key => key.split(' ')))]
  return {
    groupByWords,
    meantFillers: new Set(words.filter(isFiller)),
    vocabulary: buildVocabulary(words),
  }
}

type Test = (drink: Drink) => boolean

/** All conditions hold. A group is of unmixed drinks unless it says otherwise. */
function membership({ members }: DrinkGroup): Test {
  const tests = members.map(toTest)
  const isOpen = members.some(condition => condition === 'mixed' || condition === 'any')
  return drink => (isOpen || drink.recipe.length === 0) && tests.every(test => test(drink))
}

function toTest(condition: string): Test {
  if (condition === 'any') return () => true
  if (condition === 'mixed') return ({ recipe }) => recipe.length > 0
  const [, property, sign, value] = /^(\w+)(=|~|>=|<=)(.+)$/.exec(condition) ?? []
  if (!property || !sign || !value) throw new Error(`Not a condition of drinks: ${condition}`)
  const own = (drink: Drink) => new Map<string, unknown>(Object.entries(drink)).get(property)
  const values = value.split(',')
  switch (sign) {
    case '=':
      return drink => values.includes(String(own(drink)))
    case '~': {
      const pattern = new RegExp(`(?<!\\p{L})(${values.join('|')})(?!\\p{L})`, 'u')
      return drink => pattern.test(String(own(drink)))
    }
    case '>=':
      return drink => Number(own(drink)) >= Number(value)
    default:
      return drink => Number(own(drink)) <= Number(value)
  }
}

const articles = new Set(['a', 'an', 'the', 'some'])
const withoutArticles = (words: readonly string[]) => words.filter(word => !articles.has(word))

/** Praise and looks that leave the kind of drink as it is: a nice bourbon, a cold beer. */
const adjectives = new Set(
  'nice decent fine smooth cold chilled warm cheap expensive dry full bodied big bold rich top shelf local fresh classic proper real quality premium affordable budget simple plain straight aged older'.split(
    ' ',
  ),
)

const minSimilarity = 0.8
const minSlipLength = 5

/** How surely a text names a group: as it is typed there, without its adjectives, or with a slip corrected. */
export type GroupCertainty = 'typed' | 'described' | 'corrected'

/** The group that the whole text names. */
export function findDrinkGroup(
  index: DrinkGroupIndex,
  text: string,
): { found: IndexedGroup; certainty: GroupCertainty } | undefined {
  const words = withoutArticles(tokenizeDrinkText(text.replace(/\bno[\s-]+alcohol\b/i, 'without alcohol')))
  const spoken = words.filter(word => !isFiller(word) || index.meantFillers.has(word))
  const named = words.filter(word => !isFiller(word))
  const bare = named.filter(word => !adjectives.has(word))
  const candidates: readonly [readonly string[], GroupCertainty][] = [
    [words, 'typed'],
    [spoken, 'typed'],
    [named, 'typed'],
    [bare, 'described'],
    [corrected(index, named), 'corrected'],
    [corrected(index, bare), 'corrected'],
  ]
  for (const [candidate, certainty] of candidates) {
    const found = index.groupByWords.get(candidate.join(' '))
    if (found) return { found, certainty }
  }
  return undefined
}

/** The nearest word of a group in the place of each misspelled one. */
function corrected({ vocabulary }: DrinkGroupIndex, words: readonly string[]): string[] {
  return words.map(word => {
    if (vocabulary.indexByWord.has(word) || word.length < minSlipLength) return word
    const [nearest] = [...findSimilarWords(vocabulary, word)].sort(([, a], [, b]) => b - a)
    return nearest && nearest[1] >= minSimilarity ? nearest[0] : word
  })
}
