import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'

/** The same numbers in every run, so that two runs can be compared. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[Math.floor(chance() * items.length)]!

/** Ways in which people write a name that they know. A way that does not fit a name gives undefined. */
export const waysOfTyping: Record<
  string,
  (cigar: CigarLine, chance: Chance, brandAliases: readonly string[]) => string | undefined
> = {
  'own name': cigar => cigarName(cigar),
  'all caps': cigar => cigarName(cigar).toUpperCase(),
  'accents dropped': cigar => withoutAccents(cigarName(cigar)),
  'an accent added': (cigar, chance) =>
    atSomeLetter(cigarName(cigar), chance, /[aeioun]/, letter => `${letter}\u0301`),
  'a letter dropped': (cigar, chance) => atSomeLetter(cigarName(cigar), chance, /[a-z]/i, () => ''),
  'a letter doubled': (cigar, chance) =>
    atSomeLetter(cigarName(cigar), chance, /[a-z]/i, letter => letter + letter),
  'letters swapped': (cigar, chance) => swapped(cigarName(cigar), chance),
  'a neighboring key': (cigar, chance) =>
    atSomeLetter(withoutAccents(cigarName(cigar)), chance, /[a-z]/i, letter =>
      oneOf(chance, neighbors[letter.toLowerCase()]!.split('')),
    ),
  'two slips': (cigar, chance) => {
    const once = atSomeLetter(cigarName(cigar), chance, /[a-z]/i, () => '')
    return once && swapped(once, chance)
  },
  'words turned around': cigar => {
    const [maker, line] = makerAndLine(cigar)
    return line && `${line} ${maker}`
  },
  'words shuffled': (cigar, chance) => {
    const words = cigarName(cigar).split(' ')
    return words.length < 3 ? undefined : shuffled(words, chance).join(' ')
  },
  'maker by an alias': (cigar, chance, aliases) => {
    const [, line] = makerAndLine(cigar)
    return aliases.length > 0 && line ? `${oneOf(chance, aliases)} ${line}` : undefined
  },
  'line by an alias': (cigar, chance) =>
    cigar.aliases.length > 0
      ? `${cigar.brand.replace(/ \(.*/, '')} ${oneOf(chance, cigar.aliases)}`
      : undefined,
  'a size appended': (cigar, chance) => `${cigarName(cigar)} ${oneOf(chance, sizes)}`,
  'its own size appended': (cigar, chance) =>
    isKnownCigar(cigar) && cigar.vitolas.length > 0
      ? `${cigarName(cigar)} ${oneOf(chance, cigar.vitolas).name}`
      : undefined,
  'a box, a tube, a year': (cigar, chance) => `${cigarName(cigar)} ${oneOf(chance, packings)}`,
  'blanks dropped': (cigar, chance) => {
    const words = cigarName(cigar).split(' ')
    const at = Math.floor(chance() * (words.length - 1))
    if (words.length < 2 || /\d/.test(`${words[at]}${words[at + 1]}`)) return undefined
    return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ')
  },
  'a blank added': (cigar, chance) => {
    const words = cigarName(cigar).split(' ')
    const at = words.findIndex(word => /^[a-z]{7,}$/i.test(word))
    const cut = 3 + Math.floor(chance() * ((words[at]?.length ?? 6) - 5))
    return at < 0
      ? undefined
      : words
          .map((word, index) => (index === at ? `${word.slice(0, cut)} ${word.slice(cut)}` : word))
          .join(' ')
  },
  'numbers spoken': cigar => {
    const name = cigarName(cigar)
    const spoken = name.replace(/\b\d{1,4}\b/g, number => ` ${inWords(Number(number))} `)
    return spoken === name ? undefined : spoken.replace(/\s+/g, ' ').trim().toLowerCase()
  },
  'as a voice hears it': (cigar, chance) => asHeard(withoutAccents(cigarName(cigar)).toLowerCase(), chance),
  'tags around it': (cigar, chance) => oneOf(chance, tags).replace('~', cigarName(cigar)),
  'signs for blanks': (cigar, chance) =>
    cigarName(cigar).replaceAll(' ', oneOf(chance, [' - ', ', ', '/', '_', '  ', ' | '])),
  'a sentence in English': (cigar, chance) => oneOf(chance, english).replace('~', cigarName(cigar)),
  'a sentence in another language': (cigar, chance) => oneOf(chance, foreign).replace('~', cigarName(cigar)),
}

function makerAndLine(cigar: CigarLine): [string, string] {
  const maker = cigar.brand.replace(/ \(.*/, '')
  const name = cigarName(cigar)
  return [maker, name.startsWith(`${maker} `) ? name.slice(maker.length + 1) : '']
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Words of fewer letters are mostly initials: a slip there leaves nothing to know them by. */
const minLettersToSlip = 4

function atSomeLetter(
  name: string,
  chance: Chance,
  pattern: RegExp,
  change: (letter: string) => string,
): string | undefined {
  const places = placesToSlip(name).filter(at => pattern.test(name[at]!))
  if (places.length === 0) return undefined
  const at = oneOf(chance, places)
  return name.slice(0, at) + change(name[at]!) + name.slice(at + 1)
}

function placesToSlip(name: string): number[] {
  return [...name.matchAll(/\p{L}+/gu)]
    .filter(([word]) => word.length >= minLettersToSlip)
    .flatMap(({ 0: word, index }) => Array.from(word, (_, at) => index + at))
}

function swapped(name: string, chance: Chance): string | undefined {
  const places = placesToSlip(name).filter(
    at => /\p{L}/u.test(name[at + 1] ?? '') && name[at]!.toLowerCase() !== name[at + 1]!.toLowerCase(),
  )
  if (places.length === 0) return undefined
  const at = oneOf(chance, places)
  return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
}

function shuffled(words: readonly string[], chance: Chance): string[] {
  return words
    .map(word => ({ word, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word)
}

const neighbors: Record<string, string> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'awdx',
  d: 'sefc',
  f: 'drgv',
  g: 'fthb',
  h: 'gyjn',
  j: 'hukm',
  k: 'jil',
  l: 'kop',
  z: 'asx',
  x: 'zsdc',
  c: 'xdfv',
  v: 'cfgb',
  b: 'vghn',
  n: 'bhjm',
  m: 'njk',
}

const sizes = [
  'toro',
  '6x52',
  'robusto 5 x 50',
  'gordo',
  'Churchill 7x48',
  'torpedo',
  '(6 x 60)',
  '5 1/2 x 50',
  'petit corona',
]
const packings = [
  'tubo',
  'box of 20',
  '5 pack',
  'cab 50',
  'box pressed',
  '2023',
  'single',
  'LE',
  'bp toro',
  'bundle',
  'new release',
  '(box of 25)',
]
const tags = [
  '<b>~</b>',
  '<p>~</p>',
  '<a href="#">~</a>',
  '"~"',
  '**~**',
  '~!!!',
  '¿~?',
  '~ 🔥',
  '<i>~</i>, please',
]
const english = [
  'what goes with a ~',
  "I'm smoking a ~ tonight, what should I drink?",
  'got a box of ~, any ideas',
  'just lit up a ~',
  'my friend gave me a ~ for my birthday',
  "what's the best drink for ~",
  'hey, do you know the ~? thinking of having one after dinner',
  'looking for a whiskey to pair with ~',
  'recommend a rum for the ~ please',
]
const foreign = [
  'ich rauche gerade eine ~, was passt dazu',
  'Was trinke ich zu einer ~?',
  'Estoy fumando un ~, ¿qué me recomiendas?',
  '¿Qué bebida va bien con un ~?',
  'je fume un ~ ce soir, que boire avec',
  'Quel rhum avec un ~ ?',
  'sto fumando un ~, cosa mi consigli',
  'estou fumando um ~, o que combina',
  'ik rook een ~, wat past daarbij',
  'jag röker en ~, vad passar till',
  'palę ~, co do tego pasuje',
]

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inWords(number: number): string {
  if (number < 20) return ones[number]!
  if (number < 100)
    return number % 10 === 0 ? tens[number / 10]! : `${tens[Math.floor(number / 10)]} ${ones[number % 10]}`
  if (number < 1000 && number % 100 === 0) return `${ones[number / 100]} hundred`
  if (number < 1000)
    return `${ones[Math.floor(number / 100)]} ${number % 100 < 10 ? 'oh ' : ''}${inWords(number % 100)}`
  if (number % 1000 === 0) return `${ones[number / 1000]} thousand`
  return number % 100 === 0
    ? `${inWords(Math.floor(number / 100))} hundred`
    : `${inWords(Math.floor(number / 100))} ${number % 100 < 10 ? 'oh ' : ''}${inWords(number % 100)}`
}

/** Spellings that dictation makes of Spanish names, two at a time. */
const heard: [RegExp, string][] = [
  [/ll/, 'y'],
  [/ci/, 'si'],
  [/ce/, 'se'],
  [/z/, 's'],
  [/qu/, 'k'],
  [/j/, 'h'],
  [/ph/, 'f'],
  [/v/, 'b'],
  [/gu(?=[ei])/, 'g'],
  [/i(?=[^aeiou\s]|$)/, 'ee'],
  [/c(?=[aou])/, 'k'],
  [/\bh/, ''],
  [/o\b/, 'oh'],
  [/u(?=[^aeiou\s])/, 'oo'],
  [/y\b/, 'ie'],
  [/tt?e\b/, 'tay'],
]

function asHeard(name: string, chance: Chance): string | undefined {
  const fitting = shuffledRules(chance)
    .filter(([pattern]) => pattern.test(name))
    .slice(0, 2)
  if (fitting.length < 2) return undefined
  return fitting.reduce((text, [pattern, sound]) => text.replace(pattern, sound), name)
}

function shuffledRules(chance: Chance): [RegExp, string][] {
  return heard
    .map(rule => ({ rule, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ rule }) => rule)
}
