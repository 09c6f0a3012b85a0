import type { CigarDrawing, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { ComposedAdvice } from './compose-advice.ts'

const familyDescriptions: Record<DrinkFamily, string> = {
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
  beer: 'beer',
  coffee: 'coffee, without alcohol',
  tea: 'tea, without alcohol',
  'sweet-soda': 'soft drink, without alcohol',
  ginger: 'ginger drink, without alcohol',
  fruit: 'fruit drink, without alcohol',
}

/**
 * The prompt: computed facts and nothing else. It contains nothing that the member typed, so typed text cannot instruct
 * the model, and nothing about the member, not even their taste. Each line begins with a sign that a narration may not
 * contain, so a model that reads the list out is noticed.
 */
export function narrationFacts(catalogue: Catalogue, { cigar, drinks }: ComposedAdvice): string {
  const [first, ...runnersUp] = drinks
  const { name, style, family, proof, serve, recipe, kind } = first!
  const cataloguedCigar = catalogue.cigarsById.get(cigar.id ?? '')
  const cataloguedDrink = catalogue.drinksById.get(first!.id)
  const lines = [
    ['The cigar', spokenName(cigar)],
    cataloguedCigar && ['Its leaf', `${cataloguedCigar.wrapper}, rolled in ${cataloguedCigar.country}`],
    cigar.drawing && ['Its size', size(cigar.drawing)],
    cigar.drawing && ['Its color', cigar.drawing.shade],
    ['How it smokes', cigar.detail],
    cataloguedCigar && ['It tastes of', labelsOf(catalogue, cataloguedCigar.notes)],
    ['The drink', name],
    ['What it is', `${style}; ${familyDescriptions[family]}`],
    kind === 'spirit' && ['Its proof', `${proof} proof`],
    cataloguedDrink && ['It tastes of', labelsOf(catalogue, cataloguedDrink.notes)],
    cataloguedDrink && ['What the house says of it', cataloguedDrink.sentence],
    ['How to serve it', serve],
    recipe.length > 0 && ['What is in it', recipe.join(', ')],
    ['How well they match', `${first!.verdict}, ${first!.score} points of 100`],
    ...first!.reasons.filter(({ isOwnTaste }) => !isOwnTaste).map(({ text }) => ['A reason', text]),
    ['Why they suit', first!.why],
    ['How you might put it', standardText(first!.result)],
    ['What they share', first!.share],
    ['How they contrast', first!.differ],
    ['How they weigh', first!.weight],
    ...(first!.thirds ?? []).map((text, index) => [`The ${thirds[index]} third, as reviewed`, text]),
    ...runnersUp.map(drink => ['Also considered', `${drink.name}, ${familyDescriptions[drink.family]}`]),
  ]
  return lines
    .filter(line => Array.isArray(line))
    .filter(([, text]) => text !== null)
    .map(([label, text]) => `* ${label}: ${text}`)
    .join('\n')
}

const thirds = ['first', 'second', 'last']

/** The two paragraphs about the pair, without those about the member and the question. */
function standardText(result: string): string {
  return result.split('\n\n').slice(0, 2).join(' ')
}

/** The name of a cigar outside the catalogue is text that a member typed, and typed text is not sent to the model. */
function spokenName({ id, brand, line }: ComposedAdvice['cigar']): string {
  if (id !== null) return cigarName({ brand, line })
  const unknown = 'a cigar that is not on the list of the house; never speak of it as if you knew it'
  return brand === 'Unlisted' ? unknown : `${unknown}; made by ${cigarName({ brand, line: '' })}`
}

/** Figures only: the name of a size may be text that a member typed. */
function size({ lengthInches, ringGauge }: CigarDrawing): string {
  return `${lengthInches} inches × ${ringGauge} ring gauge`
}

function labelsOf({ labelOf }: Catalogue, notes: readonly string[]): string {
  return notes.map(labelOf).join(', ')
}
