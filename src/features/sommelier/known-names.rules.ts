import type { Catalogue } from '#features/catalogue/catalogue.contract.ts'
import { chatter, common } from '#features/catalogue/everyday-words.rules.ts'
import { asDigits } from '#features/catalogue/spoken-numbers.rules.ts'
import { asLine, wordsOf } from './told-words.rules.ts'

/** What makers, cigars and drinks are called, to notice one that nobody spoke of. */
export interface KnownNames {
  /** Words that nobody uses but for a maker or a drink: `lagavulin`, `padron`. */
  ownWords: ReadonlySet<string>
  /** The same of cigar lines; in small letters they may be anything. */
  wordsOfLines: ReadonlySet<string>
  /** Makers and drinks of one word; in small letters some are said of anything: `punch`. */
  bareNames: ReadonlySet<string>
  /** Whole names of several words by their first, with a blank before and behind: ` rusty nail `. */
  namesByFirst: ReadonlyMap<string, readonly string[]>
  /** Notes of the catalogue, as they are spoken of: ` dark chocolate `. */
  flavors: readonly string[]
}

/** What the glass may hold. Said of anything but the drink in question it is another drink. */
export const sortsOfDrink: ReadonlySet<string> = new Set(
  'rum rhum ron cachaca bourbon rye scotch whiskey irish japanese islay speyside highland malt cognac armagnac brandy calvados grappa pisco tequila mezcal agave sotol gin vodka genever aquavit absinthe liqueur amaro vermouth bitters port sherry madeira marsala champagne prosecco cava sparkling wine riesling malbec cabernet merlot pinot syrah shiraz zinfandel rioja barolo chianti sauternes beer stout porter ale lager cider sake coffee espresso cappuccino latte cortado mocha tea matcha chai oolong kombucha cola lemonade sarsaparilla tonic soda juice mocktail cocktail negroni martini manhattan daiquiri mojito margarita julep toddy spritz punch sazerac highball'.split(
    ' ',
  ),
)
/** Notes by which nothing is tasted alone, or that are what everything here is made of. */
const noFlavor = new Set(['smoke', 'earth', 'oak', 'cream', 'toast', 'herb', 'char'])
/** Too short to be somebody's own. */
const leastLetters = 4
/** Words of the trade that names are made of and hosts speak in. */
const ofTheTrade =
  'leaf wrapper binder filler draw sip smoke pour glass third thirds finish body proof palate lips tongue ash band inch ring gauge warm cool dry sweet bitter dark light bright deep soft round long short slow quiet easy steady gentle room table chair evening host house guest company'

/** Words of names that mean something else to everybody; written with a capital they are noticed all the same. */
const ofEveryDay =
  'arch artist bakers battleground beauty blackbird blends bloody booth boutique breed brick brothers bubbly buttery cafe caravan castle cattle cavalier chambers cheer chip cock collection colonel compass connection craft creek croft cross crown crowned crusting deluxe diesel diet dissident distiller distillers dragon drip eagle east eclipse exception fable famous fever flip flora flush forester formula foundation founder founders foundry fusion gentleman goddess grandma grange grant grants griffin group hall hammer handy harmony heads heaven hedges historic hill holy honour horses imperial imports inferno jungle junior lane lion lung makers mars marsh masters milds mister monkey mount naked nephew nomad oaked odyssey patron pearls peaty plane platinum powers premier premise pride prime principle principles privilege prohibition protocol ranch ransom recluse reed reeds regal reject rejects rendezvous revival rocky rush rusty saint saints seal selected selection shot shrub sickle signet smash smith soul state stocking storm stormy studio superior sweets swift tears throne titan trader trading tradition trust turkey united valley villa virgin walker warped warrior west whistle wise worthy writers'

/** Made once at the start. `told` is how the house itself speaks: what it writes small is no name. */
export function knowNames(catalogue: Catalogue, told: readonly string[]): KnownNames {
  const written = [ofTheTrade, ofEveryDay, ...told]
    .flatMap(wordsOf)
    .filter(({ written, plain }) => written === plain)
  const ordinary = new Set([...common, ...sortsOfDrink, ...written.map(({ plain }) => plain)])
  const makers = catalogue.brands.flatMap(({ brand, aliases }) => [brand, ...aliases])
  const drinks = catalogue.drinks.flatMap(({ name, aliases }) => [name, ...aliases])
  const isOwn = (word: string) =>
    word.length >= leastLetters && !/\d/.test(asDigits([word])[0]!) && !ordinary.has(word)
  const wordsIn = (names: readonly string[]) =>
    new Set(
      names
        .flatMap(wordsOf)
        .map(({ plain }) => plain)
        .filter(isOwn),
    )
  return {
    ownWords: wordsIn([...makers, ...drinks]),
    wordsOfLines: wordsIn(catalogue.cigars.flatMap(({ line, aliases }) => [line, ...aliases])),
    bareNames: bareNames([...makers, ...drinks]),
    namesByFirst: longNames([...makers, ...drinks]),
    flavors: [...catalogue.notesById.values()]
      .filter(({ label }) => !noFlavor.has(label))
      .map(({ label }) => asLine(plainOf(label))),
  }
}

function bareNames(names: readonly string[]): Set<string> {
  const single = names.map(plainOf).filter(words => words.length === 1)
  return new Set(single.flat().filter(word => !chatter.has(word)))
}

function longNames(names: readonly string[]): Map<string, string[]> {
  const byFirst = new Map<string, string[]>()
  for (const named of names.map(plainOf)) {
    // `The Surrogates` are named just as well in "and the Surrogates Animal Cracker".
    const words = named[0] === 'the' ? named.slice(1) : named
    const first = words[0]
    if (first === undefined || words.length < 2) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), asLine(words)])
  }
  return byFirst
}

function plainOf(text: string): string[] {
  return wordsOf(text).map(({ plain }) => plain)
}
