import type { DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import { leafGroupOf } from './affinity.rules.ts'
import type { AddPoints, Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedSharesOf } from './published-shares.rules.ts'

// The step of the family: what is poured beside such cigars, and the few rules of custom that say more than the record.

const familyNames: Record<DrinkFamily, string> = {
  rum: 'rum',
  bourbon: 'bourbon',
  rye: 'rye',
  'scotch-unpeated': 'unpeated Scotch',
  'scotch-peated': 'peated Scotch',
  irish: 'Irish whiskey',
  japanese: 'Japanese whisky',
  cognac: 'Cognac and brandy',
  agave: 'tequila and mezcal',
  'other-spirit': 'other spirits',
  red: 'red wine',
  white: 'white wine',
  port: 'port',
  sparkling: 'sparkling wine',
  'sherry-madeira': 'sherry and Madeira',
  dessert: 'dessert wine',
  coffee: 'coffee',
  tea: 'tea',
  'sweet-soda': 'soft drinks',
  ginger: 'ginger drinks',
  fruit: 'fruit drinks',
  beer: 'beer',
}

const allOfKind: Record<DrinkKind, string> = {
  spirit: 'with a spirit',
  wine: 'with a wine',
  mocktail: 'without alcohol',
}

const factsOf = memoizeByObject((cigar: CigarProfile) => ({
  country: cigar.country,
  leaf: cigar,
  body: cigar.body,
}))

/** `Bourbon: 35 of a sample of 176 published matches with a spirit`, `Bourbon: 20 of 46 published matches are with Nicaraguan cigars` */
export const publishedFamily: Principle = ({ cigar, drink: { kind, family }, matches }, addPoints) => {
  for (const { group, count, total, points } of publishedSharesOf(matches).evidenceFor(
    factsOf(cigar),
    kind,
    family,
  ))
    addPoints(points, () => {
      const counted = `${capitalize(familyNames[family])}: ${count === 0 ? 'none' : count} of`
      return group === undefined
        ? `${counted} a sample of ${total} published matches ${allOfKind[kind]}`
        : `${counted} ${total} published matches are with ${group}`
    })
}

/** Custom of the trade for families that are published too rarely for shares (docs/domain.md 4.1, 4.10, 4.12). */
export const familyCustom: Principle = ({ cigar, drink: { family } }, addPoints) => {
  const group = leafGroupOf(cigar.wrapperClass)
  if (family === 'irish' && cigar.body <= 2)
    addPoints(5, () => 'Irish whiskey is gentle enough for a mild cigar')
  if (family === 'japanese' && group === 'gentle')
    addPoints(5, () => 'Japanese whisky leaves room for a pale wrapper')
  if (family === 'rye' && group === 'spiced' && cigar.body >= 4)
    addPoints(5, () => 'Rye spice stands up to a peppery leaf')
  if (family === 'scotch-peated' && cigar.body === 5) addPoints(6, () => 'A full cigar can take peat')
  if (family === 'bourbon' && cigar.country === 'USA')
    addPoints(5, () => 'Bourbon for a cigar rolled in the United States')
  if (cigar.country === 'Italy') italianCustom(family, addPoints)
  if (family === 'agave' && cigar.country === 'Mexico') addPoints(6, () => 'Tequila for a cigar from Mexico')
  if (group !== 'candela') return
  if (family === 'tea' || family === 'white') addPoints(8, () => 'Green leaf likes something light and fresh')
  if (family === 'sparkling' || family === 'irish')
    addPoints(5, () => 'Green leaf likes something light and fresh')
  if (family === 'port' || family === 'scotch-peated') addPoints(-10, () => 'Too heavy for a candela')
}

/** Grappa and sweet wine after dinner. */
function italianCustom(family: DrinkFamily, addPoints: AddPoints): void {
  if (family === 'other-spirit') addPoints(9, () => 'Grappa is poured with an Italian cigar')
  if (family === 'dessert') addPoints(6, () => 'Vin Santo and Passito are poured with an Italian cigar')
}
