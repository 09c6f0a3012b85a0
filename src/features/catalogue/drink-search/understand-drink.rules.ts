import type { Drink } from '../catalogue.contract.ts'
import type { DrinkGroup, DrinkQuestion } from '../drink-group.contract.ts'
import {
  type DrinkGroupIndex,
  findDrinkGroup,
  indexDrinkGroups,
  type NamedGroup,
} from './drink-groups.rules.ts'
import { type DrinkIndex, indexDrinks } from './drink-index.rules.ts'
import {
  type DrinkHit,
  isConfidentHit,
  isExactHit,
  maxDrinkTextLength,
  searchDrinks,
} from './rank-drinks.rules.ts'

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
  return readText(index, text).understood
}

interface ReadText {
  understood: UnderstoodDrink | undefined
  /** Of the group that is meant. */
  members: readonly Drink[]
  hits: readonly DrinkHit[]
}

function readText(index: DrinkTextIndex, text: string): ReadText {
  const hits = searchDrinks(index.drinks, text)
  const isReadable = /\p{L}|\d{3}/u.test(text)
  const best = isReadable && hits[0] && isConfidentHit(hits[0]) ? hits[0] : undefined
  const group = text.length > maxDrinkTextLength ? undefined : findDrinkGroup(index.groups, text)
  if (group && !(best && isLikelier(best, group))) {
    const { typical: drink, members } = group.found
    const isExact = group.mention !== 'misspelled'
    return { understood: { drink, group: group.found.group, score: 1, isExact }, members, hits }
  }
  const understood = best && {
    drink: best.drink,
    group: undefined,
    score: best.score,
    isExact: isExactHit(best),
  }
  return { understood, members: [], hits }
}

/** A cold brew is no cold beer, and a word that is nearer to a bottle is no slip for a kind of drink. */
function isLikelier(hit: DrinkHit, { mention, similarity }: NamedGroup): boolean {
  if (mention === 'typed') return false
  return isExactHit(hit) || (mention === 'misspelled' && hit.distinctiveSimilarity > similarity)
}

/** What matches less well than this is left out of a list. */
const minShareOfBest = 0.4
const minCoverageBesideGroup = 0.8

/** All drinks that a text may mean, best first: the group it names, then what its words match. */
export function listDrinks(index: DrinkTextIndex, text: string): readonly Drink[] {
  const { members, hits } = readText(index, text)
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
  // The first choice is the one that stands for the group.
  const choices = group.choices.slice(1).map((choice): DrinkQuestion['choices'][number] => {
    const named = groupsById.get(choice)
    return named ? { text: capitalize(named.noun), drink: named.words[0]! } : { text: choice, drink: choice }
  })
  return { text: `This is for ${drink.saidAs}, a typical ${group.noun}. Is yours another?`, choices }
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
