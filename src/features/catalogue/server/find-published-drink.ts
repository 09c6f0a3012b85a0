import type { Drink, DrinkFamily, DrinkKind } from '../catalogue.contract.ts'

/**
 * The drink of the family whose name, or another name of it, shares most of its distinctive words with the published one.
 * Otherwise one of the kind that has all its words and no others: a page may count a lightly peated Scotch as unpeated.
 */
export function findPublishedDrink(
  drinks: readonly Drink[],
  { drink, kind, family }: { drink: string; kind: DrinkKind; family: DrinkFamily },
): Drink | undefined {
  const published = new Set(wordsOf(drink))
  const shareOfWords = ({ name, aliases }: Drink) =>
    Math.max(...[name, ...aliases].map(each => shareOf(each, published)))
  const named = drinks
    .filter(each => each.family === family)
    .map(each => ({ each, share: shareOfWords(each) }))
    .sort((a, b) => b.share - a.share)
  if (named[0] && named[0].share >= minShare) return named[0].each
  return drinks.find(each => each.kind === kind && shareOfWords(each) === 1)
}

const minShare = 0.6

/** How alike two names are: words of both over all words. */
function shareOf(name: string, published: ReadonlySet<string>): number {
  const words = new Set(wordsOf(name))
  const both = [...words].filter(word => published.has(word)).length
  return both / (words.size + published.size - both)
}

const fillers = new Set(
  'the of and de year years old bourbon rum scotch whisky whiskey cognac port'.split(' '),
)

function wordsOf(name: string): string[] {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^a-z0-9]+/).filter(word => word !== '' && !fillers.has(word))
}
