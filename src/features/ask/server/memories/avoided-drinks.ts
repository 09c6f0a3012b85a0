import type { Cigar, Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'

/** What a member may not like in a glass, and how it is said. */
export interface AvoidedDrink {
  subject: string
  /** `smoky drinks`, `rum`, `cinnamon` */
  name: string
  /** The whole of what is disliked, in lower case. */
  said: RegExp
  mentioned: RegExp
  suitsDrink: (drink: Drink) => boolean
  suitsCigar?: (cigar: Cigar) => boolean
}

const much = "(?:(?:anything|something|any) )?(?:(?:that'?s |that is )?(?:too|very|really|overly) )?"
const whole = (words: string) => new RegExp(`^(?:${words})$`)

/** What is said alone is said of drinks, unless cigars can be it as well. */
function quality(
  adjective: string,
  words: string,
  suitsDrink: AvoidedDrink['suitsDrink'],
  { mentioned, nouns }: { mentioned: RegExp; nouns: string },
): AvoidedDrink {
  return {
    subject: `drinks ${adjective}`,
    name: `${adjective} drinks`,
    said: whole(`${much}(?:${words})${nouns}`),
    mentioned,
    suitsDrink,
  }
}

const drinkNouns =
  '(?:drinks?|cocktails?|whisk(?:e)?ys?|whiskies|scotch(?:es)?|spirits?|wines?|stuff|things|ones)'

const qualities: readonly AvoidedDrink[] = [
  {
    ...quality('smoky', 'smok(?:e)?y|peat(?:y|ed)', ({ smoke }) => smoke <= 1, {
      mentioned: /smok(?:e)?y|smoki|peat|islay|mezcal/i,
      nouns: `(?: ${drinkNouns})?`,
    }),
    said: whole(
      `${much}(?:smok(?:e)?y|peat(?:y|ed))(?: ${drinkNouns})?|(?:the )?peat|(?:the )?(?:smoke|peat) in (?:a|my|the) (?:drinks?|glass|whisk(?:e)?y|scotch)`,
    ),
  },
  quality('sweet', 'sweet|sugary|sweetened', ({ sweetness }) => sweetness <= 2, {
    mentioned: /sweet|sugar|dessert|liqueur|\bdry\b/i,
    nouns: '(?: (?:drinks?|cocktails?|stuff|things|ones))?',
  }),
  quality('heavy', 'heavy', ({ weight }) => weight <= 3, {
    mentioned: /heavy|\brich|\bbig\b|\blight|refresh/i,
    nouns: ' (?:drinks?|cocktails?)',
  }),
  quality('fizzy', 'fizzy|bubbly|carbonated|sparkling', ({ bubbles }) => bubbles <= 1, {
    mentioned: /fizz|bubbl|carbonat|sparkl|champagne|soda|highball|beer/i,
    nouns: '(?: (?:drinks?|cocktails?|stuff|things|ones))?',
  }),
]

const scotches: DrinkFamily[] = ['scotch-unpeated', 'scotch-peated']
const families: readonly [name: string, words: string, families: readonly DrinkFamily[]][] = [
  [
    'whiskey',
    'whisk(?:e)?ys?|whiskies|whisk(?:e)?y cocktails',
    ['bourbon', 'rye', ...scotches, 'irish', 'japanese'],
  ],
  ['Scotch', 'scotch(?: whisk(?:e)?y)?', scotches],
  ['bourbon', 'bourbons?', ['bourbon']],
  ['rye', 'ryes?(?: whisk(?:e)?y)?', ['rye']],
  ['rum', 'rums?', ['rum']],
  ['cognac', 'cognacs?|brandy|brandies', ['cognac']],
  ['red wine', 'red wines?', ['red']],
  ['white wine', 'white wines?', ['white']],
  ['wine', 'wines?', ['red', 'white', 'sparkling']],
  ['port', 'port(?: wine)?|ports', ['port']],
  ['sherry', 'sherry|sherries', ['sherry-madeira']],
  ['champagne', 'champagne|sparkling wines?', ['sparkling']],
  ['beer', 'beers?', ['beer']],
  ['coffee', 'coffee|espresso', ['coffee']],
  ['tea', 'teas?', ['tea']],
]
const bottles = ['gin', 'vodka', 'tequila', 'mezcal']

const kinds: readonly AvoidedDrink[] = [
  ...families.map(([name, words, avoided]) => ({
    subject: `family ${name.toLowerCase()}`,
    name,
    said: whole(`(?:any )?(?:${words})`),
    mentioned: new RegExp(String.raw`\b(?:${words})\b`, 'i'),
    suitsDrink: ({ family }: Drink) => !avoided.includes(family),
  })),
  ...bottles.map(name => ({
    subject: `family ${name}`,
    name,
    said: whole(`(?:any )?${name}s?`),
    mentioned: new RegExp(String.raw`\b${name}\b`, 'i'),
    suitsDrink: isWithout(name),
  })),
]

/** Words of the trade first, then the notes of the catalogue that they stand for. */
const flavors: readonly [name: string, words: string, notes: readonly string[]][] = [
  ['anise', 'anise|aniseed|licorice|liquorice', ['anise']],
  ['chocolate', 'chocolate|cocoa', ['cocoa', 'dark-chocolate', 'milk-chocolate']],
  ['citrus', 'citrus', ['citrus', 'orange', 'lemon', 'lime']],
  ['cloves', 'cloves?', ['clove']],
  ['cherry', 'cherry|cherries', ['cherry']],
  ['cranberry', 'cranberry|cranberries', []],
  ['raisins', 'raisins?', ['raisin']],
  ['maple', 'maple(?: syrup)?', ['maple']],
  ...[
    'cinnamon',
    'nutmeg',
    'ginger',
    'cardamom',
    'mint',
    'orange',
    'lemon',
    'lime',
    'apple',
    'banana',
    'caramel',
    'toffee',
    'honey',
    'molasses',
    'vanilla',
    'cola',
    'almond',
    'hazelnut',
    'walnut',
    'peanut',
    'coconut',
    'cream',
  ].map((name): [string, string, string[]] => [name, `${name}s?`, [name]]),
]

const tastes: readonly AvoidedDrink[] = flavors.map(([name, words, notes]) => ({
  subject: `note ${name}`,
  name,
  said: whole(
    `(?:the (?:taste|flavor) of )?(?:any )?(?:${words})(?: (?:flavors?|notes?))?(?: in (?:a |my |the )?(?:drinks?|cocktails?|glass))?`,
  ),
  mentioned: new RegExp(String.raw`\b(?:${words})\b`, 'i'),
  suitsDrink: (drink: Drink) =>
    !drink.notes.some(note => notes.includes(note)) && isWithout(`(?:${words})`)(drink),
  suitsCigar: (cigar: Cigar) => !cigar.notes.some(note => notes.includes(note)),
}))

/** Neither by name nor poured into it. */
function isWithout(words: string): (drink: Drink) => boolean {
  const named = new RegExp(String.raw`\b${words}\b`, 'i')
  return ({ name, style, recipe }) => !named.test([name, style, ...recipe].join('\n'))
}

export const avoidedDrinks: readonly AvoidedDrink[] = [...qualities, ...kinds, ...tastes]
