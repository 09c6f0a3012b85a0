import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { commonWords, numberWordsToDigits, stopWords } from '#features/catalogue/words/words.rules.ts'
import { singular } from './facts.rules.ts'
import { padWords, tokenizeWords } from './narration-tokens.rules.ts'

/** Names of makers, cigars and drinks, to find those that the facts do not mention. */
export interface NameLexicon {
  /** Words that occur only in names of makers and drinks: `lagavulin`, `padron`. */
  distinctiveWords: ReadonlySet<string>
  /** Words of cigar lines, which are names only when capitalized. */
  lineWords: ReadonlySet<string>
  /** One-word names of makers and drinks, some of them everyday words: `punch`. */
  singleWordNames: ReadonlySet<string>
  /** Names of several words, padded with spaces: ` rusty nail `. */
  namesByFirstWord: ReadonlyMap<string, readonly string[]>
  /** Notes of the catalogue, padded with spaces: ` dark chocolate `. */
  flavors: readonly string[]
}

export const drinkTypes: ReadonlySet<string> = new Set(
  'rum rhum ron cachaca bourbon rye scotch whiskey irish japanese islay speyside highland malt cognac armagnac brandy calvados grappa pisco tequila mezcal agave sotol gin vodka genever aquavit absinthe liqueur amaro vermouth bitters port sherry madeira marsala champagne prosecco cava sparkling wine riesling malbec cabernet merlot pinot syrah shiraz zinfandel rioja barolo chianti sauternes beer stout porter ale lager ipa pilsner pilsener hefeweizen tripel doppelbock cider sake coffee espresso cappuccino latte cortado mocha tea matcha chai oolong kombucha cola lemonade sarsaparilla tonic soda juice mocktail cocktail negroni martini manhattan daiquiri mojito margarita julep toddy spritz punch sazerac highball'.split(
    ' ',
  ),
)

export function isDrinkType(word: string): boolean {
  return drinkTypes.has(word) || drinkTypes.has(singular(word))
}

/** Notes that describe any cigar or drink, so they do not give an invention away. */
const genericNotes = new Set(['smoke', 'earth', 'oak', 'cream', 'toast', 'herb', 'char'])
/** Shorter words are never distinctive. */
const minLetters = 4
/** Words of the trade that also occur in names. */
const tradeWords =
  'leaf wrapper binder filler draw sip smoke pour glass third thirds finish body proof palate lips tongue ash band inch ring gauge warm cool dry sweet bitter dark light bright deep soft round long short slow quiet easy steady gentle room table chair evening host house guest company'

/** Everyday words that also occur in names; they count as names when capitalized. */
const everydayWords =
  'arch artist bakers battleground beauty blackbird blends bloody booth boutique breed brick brothers bubbly buttery cafe caravan castle cattle cavalier chambers cheer chip cock collection colonel compass connection craft creek croft cross crown crowned crusting deluxe diesel diet dissident distiller distillers dragon drip eagle east eclipse exception fable famous fever flip flora flush forester formula foundation founder founders foundry fusion gentleman goddess grandma grange grant grants griffin group hall hammer handy harmony heads heaven hedges historic hill holy honour horses imperial imports inferno jungle junior lane lion lung makers mars marsh masters milds mister monkey mount naked nephew nomad oaked odyssey patron pearls peaty pina plane platinum powers premier premise pride prime principle principles privilege prohibition protocol ranch ransom recluse reed reeds regal reject rejects rendezvous revival rocky rush rusty saint saints seal selected selection shot shrub sickle signet smash smith soul state stocking storm stormy studio superior sweets swift tears throne titan trader trading tradition trust turkey united valley villa virgin walker warped warrior west whistle wise worthy writers'

/** `ownTexts` are the phrasebook and the catalogue: a word that they write in lower case is not a name. */
export function buildNameLexicon(catalogue: CatalogueData, ownTexts: readonly string[]): NameLexicon {
  const lowerCase = [tradeWords, everydayWords, ...ownTexts]
    .flatMap(tokenizeWords)
    .filter(({ written, plain }) => written === plain)
  const ordinary = new Set([...commonWords, ...drinkTypes, ...lowerCase.map(({ plain }) => plain)])
  const makers = catalogue.brands.flatMap(({ brand, aliases }) => [brand, ...aliases])
  const drinks = catalogue.drinks.flatMap(({ name, aliases }) => [name, ...aliases])
  const isDistinctive = (word: string) =>
    word.length >= minLetters && !/\d/.test(numberWordsToDigits([word])[0]!) && !ordinary.has(word)
  const wordsIn = (names: readonly string[]) =>
    new Set(
      names
        .flatMap(tokenizeWords)
        .map(({ plain }) => plain)
        .filter(isDistinctive),
    )
  return {
    distinctiveWords: wordsIn([...makers, ...drinks]),
    lineWords: wordsIn(catalogue.lines.flatMap(({ line, aliases }) => [line, ...aliases])),
    singleWordNames: singleWordNames([...makers, ...drinks]),
    namesByFirstWord: multiWordNames([
      ...makers,
      ...drinks,
      ...catalogue.cigars.map(({ wrapper }) => wrapper),
    ]),
    flavors: [...catalogue.notesById.values()]
      .filter(({ label }) => !genericNotes.has(label))
      .map(({ label }) => padWords(plainOf(label))),
  }
}

function singleWordNames(names: readonly string[]): Set<string> {
  const singleWords = names.map(plainOf).filter(words => words.length === 1)
  return new Set(singleWords.flat().filter(word => !stopWords.has(word)))
}

function multiWordNames(names: readonly string[]): Map<string, string[]> {
  const byFirst = new Map<string, string[]>()
  for (const nameWords of names.map(plainOf)) {
    // The article may be missing or in lower case: "and the Surrogates Animal Cracker".
    const words = nameWords[0] === 'the' ? nameWords.slice(1) : nameWords
    const first = words[0]
    if (first === undefined || words.length < 2) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), padWords(words)])
  }
  return byFirst
}

function plainOf(text: string): string[] {
  return tokenizeWords(text).map(({ plain }) => plain)
}
