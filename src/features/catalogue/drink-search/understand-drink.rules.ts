import type { Drink } from '../catalogue.contract.ts'
import type { DrinkGroup, DrinkQuestion } from '../drink-group.contract.ts'
import { type DrinkGroupIndex, findDrinkGroup, type GroupCertainty, indexDrinkGroups } from './drink-groups.rules.ts'
import { type DrinkIndex, indexDrinks } from './drink-index.rules.ts'
import { type DrinkHit, isConfidentHit, isExactHit, searchDrinks } from './rank-drinks.rules.ts'

/** The drinks and the groups of them, prepared for typed texts. */
export interface DrinkTextIndex {
  drinks: DrinkIndex
  groups: DrinkGroupIndex
  groupsById: ReadonlyMap<string, DrinkGroup>
}

export interface UnderstoodDrink {
  drink: Drink
  /** The text names this kind of drink and no bottle; the drink stands for it. */
  group: DrinkGroup | undefined
  /** 0 to 1: how well the drink explains the text. */
  score: number
  isExact: boolean
}

export function indexDrinkTexts(drinks: readonly Drink[], groups: readonly DrinkGroup[]): DrinkTextIndex {
  return {
    drinks: indexDrinks(drinks),
    groups: indexDrinkGroups(drinks, groups),
    groupsById: new Map(groups.map(group => [group.id, group])),
  }
}

/** What a text means: a drink, else a kind of drink, else the drink it is surely near to. */
export function understandDrink(index: DrinkTextIndex, text: string): UnderstoodDrink | undefined {
  if (!/\p{L}|\d{3}/u.test(text)) return undefined
  const group = findDrinkGroup(index.groups, text)
  const [best] = searchDrinks(index.drinks, text)
  const named = best && isConfidentHit(best) ? toUnderstood(best) : undefined
  if (!group || (named && best && isLikelier(best, group.certainty))) return named
  const { typical, group: meant } = group.found
  return { drink: typical, group: meant, score: 1, isExact: group.certainty === 'typed' }
}

/** A cold brew is no cold beer, and a word that a bottle has is no slip for a kind of drink. */
function isLikelier(hit: DrinkHit, certainty: GroupCertainty): boolean {
  if (certainty === 'described') return isExactHit(hit)
  return certainty === 'corrected' && hit.distinctiveSimilarity === 1
}

function toUnderstood(hit: DrinkHit): UnderstoodDrink {
  return { drink: hit.drink, group: undefined, score: hit.score, isExact: isExactHit(hit) }
}

/** What matches less well than this is left out of a list. */
const minShareOfBest = 0.4
const minCoverageBesideGroup = 0.8

/** All drinks that a text may mean, best first: the group it names, then what its words match. */
export function listDrinks(index: DrinkTextIndex, text: string): readonly Drink[] {
  const hits = searchDrinks(index.drinks, text)
  const understood = understandDrink(index, text)
  const members = understood?.group ? findDrinkGroup(index.groups, text)!.found.members : []
  const lowest = (hits[0]?.score ?? 0) * minShareOfBest
  const near = hits.filter(({ queryCoverage, score }) =>
    members.length > 0 ? queryCoverage >= minCoverageBesideGroup : score >= lowest,
  )
  return [...new Set([...members, ...near.map(({ drink }) => drink)])]
}

/** Which one it is, for a text that named a kind of drink. */
export function askWhichDrink(
  { groupsById }: Pick<DrinkTextIndex, 'groupsById'>,
  { drink, group }: Pick<UnderstoodDrink, 'drink' | 'group'>,
): DrinkQuestion | undefined {
  if (!group) return undefined
  const choices = group.choices.filter(choice => choice !== drink.name).map(choice => toChoice(choice))
  return { text: `This is for ${drink.saidAs}, a typical ${group.noun}. Is yours another?`, choices }

  function toChoice(choice: string): DrinkQuestion['choices'][number] {
    const named = groupsById.get(choice)
    if (!named) return { text: choice, drink: choice }
    return { text: `${named.noun[0]!.toUpperCase()}${named.noun.slice(1)}`, drink: named.words[0]! }
  }
}
