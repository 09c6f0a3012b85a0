import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { ComposedAdvice } from './compose-advice.ts'

/** What a family is called where its bottles do not say it. */
const sortOfFamily: Record<DrinkFamily, string> = {
  rum: 'rum',
  bourbon: 'bourbon whiskey',
  rye: 'rye whiskey',
  'scotch-unpeated': 'Scotch whisky without peat',
  'scotch-peated': 'Scotch whisky with peat',
  irish: 'Irish whiskey',
  japanese: 'Japanese whisky',
  cognac: 'brandy',
  agave: 'agave spirit',
  'other-spirit': 'spirit',
  red: 'red wine',
  white: 'white wine',
  port: 'port wine',
  sparkling: 'sparkling wine',
  'sherry-madeira': 'fortified wine',
  dessert: 'dessert wine',
  coffee: 'coffee, without alcohol',
  tea: 'tea, without alcohol',
  'sweet-soda': 'soft drink, without alcohol',
  ginger: 'ginger drink, without alcohol',
  fruit: 'fruit drink, without alcohol',
}

/**
 * What a model is told: what the house computed and nothing else. No word that the member typed is among it, so nothing
 * typed can instruct the model; and nothing of the member, not even what their taste gave or took. A line each, behind a
 * sign that no told text may hold: facts that are merely read out are noticed.
 */
export function factsOf(catalogue: HouseCatalogue, { cigar, drinks }: ComposedAdvice): string {
  const [first, ...others] = drinks
  const { name, style, family, proof, serve, recipe, kind } = first!
  const known = catalogue.cigarsById.get(cigar.id ?? '')
  const bottle = catalogue.drinksById.get(first!.id)
  const lines = [
    ['The cigar', spokenName(cigar)],
    known && ['Its leaf', `${known.wrapper}, rolled in ${known.country}`],
    ['Its size', size(cigar)],
    ['Its shade', cigar.drawing.shade],
    ['How it smokes', cigar.detail],
    known && ['It tastes of', labelsOf(catalogue, known.notes)],
    ['The drink', name],
    ['What it is', `${style}; ${sortOfFamily[family]}`],
    kind === 'spirit' && ['Its proof', `${proof} proof`],
    bottle && ['It tastes of', labelsOf(catalogue, bottle.notes)],
    bottle && ['What the house says of it', bottle.sentence],
    ['How to serve it', serve],
    recipe.length > 0 && ['What is in it', recipe.join(', ')],
    ['How well they match', `${first!.verdict}, ${first!.score} points of 100`],
    ...first!.reasons
      .filter(({ isOwnTaste }) => !isOwnTaste)
      .map(({ points, text }) => ['A reason', `${text} (${points} points)`]),
    ['Why they suit', first!.why],
    ['What they share', first!.share],
    ['Where they differ', first!.differ],
    ['How they weigh', first!.weight],
    ...first!.thirds.map((text, at) => [`The ${thirds[at]} third`, text]),
    ...others.map(other => ['Also considered', `${other.name}, ${sortOfFamily[other.family]}`]),
  ]
  return lines
    .filter(line => Array.isArray(line))
    .map(([label, text]) => `* ${label}: ${text}`)
    .join('\n')
}

const thirds = ['first', 'second', 'last']

/** A cigar that the house does not know goes by what somebody typed, and that stays here. */
function spokenName({ id, brand, line }: ComposedAdvice['cigar']): string {
  if (id !== null) return cigarName({ brand, line })
  const unknown = 'a cigar that is not on the list of the house; never speak of it as if you knew it'
  return brand === 'Unlisted' ? unknown : `${unknown}; made by ${cigarName({ brand, line: '' })}`
}

/** `6 × 52`: the name of a size may have been typed, its figures are measures. */
function size({ drawing: { lengthInches, ringGauge } }: ComposedAdvice['cigar']): string {
  return `${lengthInches} inches × ${ringGauge}`
}

function labelsOf({ labelOf }: HouseCatalogue, notes: readonly string[]): string {
  return notes.map(labelOf).join(', ')
}
