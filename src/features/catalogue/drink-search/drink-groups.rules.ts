import type { Drink } from '../catalogue.contract.ts'
import type { DrinkGroup } from '../drink-group.contract.ts'
import { buildVocabulary, findSimilarWords, type Vocabulary } from '../words/words.rules.ts'
import { readCombinedWish } from './combined-wish.rules.ts'
import { isFiller, tokenizeDrinkText } from './drink-words.rules.ts'
import { everydayWords } from './everyday-words.rules.ts'

export interface DrinkGroupIndex {
  drinks: readonly Drink[]
  /** The choices of all groups. */
  wellKnown: ReadonlySet<Drink>
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
  const drinksByName = new Map([
    ...drinks.map(drink => [drink.formerName, drink] as const),
    ...drinks.map(drink => [drink.name, drink] as const),
  ])
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
    drinks,
    wellKnown: new Set(groups.flatMap(({ choices }) => choices.map(typicalOf))),
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
  'nice decent fine smooth cold chilled warm cheap expensive dry full bodied big bold rich top shelf local fresh classic proper real quality premium affordable budget simple plain straight aged older ice iced'.split(
    ' ',
  ),
)

const minSimilarity = 0.8
const minSlipLength = 5

/** How a text names a group: as it is typed there, with words around it, or with a slip. */
export type GroupMention = 'typed' | 'described' | 'misspelled'

export interface NamedGroup {
  found: IndexedGroup
  mention: GroupMention
  /** 0 to 1: of the word that was corrected most. */
  similarity: number
}

/** The group that the whole text names. */
export function findDrinkGroup(index: DrinkGroupIndex, text: string): NamedGroup | undefined {
  const words = withoutArticles(tokenizeDrinkText(text.replace(/\bno[\s-]+alcohol\b/i, 'without alcohol')))
  const spoken = words.filter(word => !isFiller(word) || index.meantFillers.has(word))
  const named = words.filter(word => !isFiller(word))
  const bare = named.filter(word => !adjectives.has(word))
  const groupOf = (typed: readonly string[]) => index.groupByWords.get(typed.join(' '))
  const asTyped = groupOf(words)
  if (asTyped) return { found: asTyped, mention: 'typed', similarity: 1 }
  const described =
    readCombinedWish(words, { ...index, groupOf }) ?? groupOf(spoken) ?? groupOf(named) ?? groupOf(bare)
  if (described) return { found: described, mention: 'described', similarity: 1 }
  for (const typed of [named, bare]) {
    const corrections = typed.map(word => correct(index, word))
    const misspelled = groupOf(corrections.map(({ word }) => word))
    if (misspelled) {
      const similarity = Math.min(...corrections.map(each => each.similarity))
      return { found: misspelled, mention: 'misspelled', similarity }
    }
  }
  return undefined
}

/** The nearest word of a group, if one is near. */
function correct({ vocabulary }: DrinkGroupIndex, word: string): { word: string; similarity: number } {
  const asTyped = { word, similarity: 1 }
  if (vocabulary.indexByWord.has(word) || word.length < minSlipLength || everydayWords.has(word))
    return asTyped
  const [nearest] = [...findSimilarWords(vocabulary, word)].sort(([, a], [, b]) => b - a)
  if (!nearest || nearest[1] < minSimilarity || nearest[0].length < minSlipLength) return asTyped
  return { word: nearest[0], similarity: nearest[1] }
}
