import {
  type Cigar,
  type CigarLine,
  cataloguePages,
  isKnownCigar,
  type ReleaseStatus,
} from '#features/catalogue/catalogue.contract.ts'
import { cigarName, makerName } from '#features/catalogue/cigar-name.rules.ts'
import { cigarPriceText } from '#features/catalogue/price-text.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { dimensions, makeLabel, strengthLabel } from '#features/guide/guide-labels.rules.ts'
import { spokenName, withArticle } from '#features/pairing/wording/wording.rules.ts'
import { capitalize, joinWithAnd, uncapitalize, withA } from '#platform/text.rules.ts'
import { type Reply, refusal } from '../reply.ts'
import { verdictOnCigar } from './verdict-on-product.ts'

/** What is asked about a cigar, with the words that ask for it. */
const aspects = {
  strength:
    /strong|strength|mild|full|bod(?:y|ied)|medium|punch|nicotine|muscle|hits?\b|kick|beginner|newbie|new smoker|first cigar/i,
  size: /size|vitola|length|lenght|long\b|ring|gauge|rg\b|dimension|inch|thick|measure|how big/i,
  time: /how long (?:does|will|is|do)|minutes|last\b|burn time|smoking time/i,
  wrapper:
    /wrapper|leaf\b|maduro|natural|connecticut|habano|corojo|cameroon|broadleaf|outside|color|colour|dark/i,
  blend: /binder|filler|blend|inside|ligero|puro\b/i,
  origin:
    /where|countr|made|rolled|from\b|origin|factory|grown|nicaragua|dominican|hondura|cuban|mexic|costa ric/i,
  taste: /taste|flavor|flavour|note|sweet|pepper|spic|cream|chocolate|coffee|like\b/i,
  price: /price|cost|\$|expensive|cheap|how much|pay/i,
  make: /infus|flavou?red|sweeten|soap|added|done to|made with/i,
  year: /when|year|old is|since|launch|released|first come|history/i,
  release: /limited|discontinued|still made|regular production|exclusive/i,
  maker: /who (?:makes|made|owns|rolls)|\bmakers?\b|manufacturer|which (?:brand|company|house)/i,
  factory: /\bfactory\b|\bfabrica\b/i,
  pressing: /box[- ]?press/i,
} as const
type Aspect = keyof typeof aspects

const maxSizes = 5
const order: readonly Aspect[] = [
  'maker',
  'factory',
  'strength',
  'wrapper',
  'blend',
  'taste',
  'origin',
  'size',
  'time',
  'price',
  'year',
  'release',
  'pressing',
]
/** What is told of a cigar about which nothing in particular was asked. */
const usual: readonly Aspect[] = ['strength', 'wrapper', 'origin', 'taste', 'size']
const maxSentences = 6

const maxOfAName = 3

/** `Liga Privada`, of which the catalogue knows the No. 9 and others. */
function knownOfItsName({ cigars }: Catalogue, { brand, line }: CigarLine): Cigar[] {
  return cigars
    .filter(cigar => cigar.brand === brand && cigar.line.startsWith(`${line} `))
    .slice(0, maxOfAName)
}

function inShort(cigar: Cigar): string {
  return `${capitalize(spokenName(cigar))} is ${strengthLabel(cigar.strength).toLowerCase()}, in ${withA(cigar.wrapper)} wrapper, rolled in ${withArticle(cigar.country)}.`
}

/** The fact that was asked for comes first, others follow. */
export function describeCigar(catalogue: Catalogue, line: CigarLine, question: string): Reply {
  const name = cigarName(line)
  const said = spokenName(line)
  const source = { title: name, path: cataloguePages.cigar(line.id) }
  const known = isKnownCigar(line) ? [] : knownOfItsName(catalogue, line)
  if (known.length > 0)
    return {
      text: `${capitalize(said)} is a name of ${makerName(line.brand)} of which alone I’ve found nothing that I could check. Of the cigars called by it and something more: ${known.map(inShort).join(' ')} Tell me which one you mean, and I’ll say more about it.`,
      sources: known.map(cigar => ({ title: cigarName(cigar), path: cataloguePages.cigar(cigar.id) })),
      next: known.map(cigar => `What does the catalog say about ${spokenName(cigar)}?`),
    }
  if (!isKnownCigar(line))
    return refusal(
      `${aspects.maker.test(question) ? `${capitalize(said)} is made by ${makerName(line.brand)}. Beyond that I` : 'I'} know ${aspects.maker.test(question) ? 'it' : said} by name only: I've found no description of its leaf that I could check, so I won't guess. ${line.country ? `It's rolled in ${withArticle(line.country)}. ` : ''}Tell me the wrapper and the strength on the box, and I'll find you a drink for it.`,
      [`What goes with ${said}?`],
      [source],
    )
  const asked = aspectsIn(withoutWordsOf(name, question))
  const told = [...new Set([...asked, ...usual])]
  const sentences = told.map(aspect =>
    tell(aspect, { cigar: line, catalogue, question }, asked.includes(aspect)),
  )
  const text = [
    ...introduce(sentences.filter(Boolean).slice(0, maxSentences), said),
    ...otherLeaves(catalogue, line, question),
    certainty(line),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    text: `${verdictOnCigar(line, catalogue, question)}${text}`,
    sources: [source],
    next: [`What should I drink with ${said}?`],
  }
}

/** A word of a name asks for nothing: `Natural`, `Big`, `Old`. */
function withoutWordsOf(name: string, question: string): string {
  const own = new Set(name.toLowerCase().split(/\s+/))
  return question
    .split(/\s+/)
    .filter(word => !own.has(word.toLowerCase().replace(/[^\p{L}\p{N}.]+$/u, '')))
    .join(' ')
}

function aspectsIn(question: string): Aspect[] {
  return order.filter(aspect => aspects[aspect].test(question))
}

/** The first sentence names the cigar. */
function introduce(sentences: readonly string[], said: string): string[] {
  const [first = '', ...rest] = sentences
  if (first.startsWith('It ')) return [`${capitalize(said)}${first.slice(2)}`, ...rest]
  if (first.startsWith('Expect ')) return [first.replace(/\.$/, ` from ${said}.`), ...rest]
  return [`${capitalize(said)}: ${uncapitalize(first)}`, ...rest]
}

interface AskedAbout {
  cigar: Cigar
  catalogue: Catalogue
  question: string
}

/** Empty if it is not known and was not asked for. */
function tell(aspect: Aspect, { cigar, catalogue, question }: AskedAbout, isAsked: boolean): string {
  return tellers[aspect](cigar, catalogue, question) || (isAsked ? unknown[aspect] : '')
}

const unknown: Record<Aspect, string> = {
  strength: '',
  size: 'It comes in sizes that I haven’t been able to check.',
  time: 'It comes in sizes that I haven’t been able to check, so I can’t say how long one lasts.',
  wrapper: '',
  blend: 'It has a binder and filler that aren’t published where I’ve read.',
  origin: '',
  taste: '',
  price: 'It has a price that I don’t know, and prices differ from shop to shop.',
  make: 'It is handmade, and I know of nothing added to the leaf.',
  year: 'It has a year of release that I haven’t found published.',
  release: 'It has a status that I don’t know: whether it is still made, the shop can tell you.',
  maker: '',
  factory: 'It comes from a factory that isn’t in my catalog, which knows the country only.',
  pressing:
    'It has a shape that I haven’t found described: whether it is box-pressed, a look at it tells you.',
}

const releases: Record<ReleaseStatus, string> = {
  regular: 'It is in regular production.',
  limited: 'It is a limited edition.',
  'shop-exclusive': 'It is made for one shop only.',
  discontinued: 'It is discontinued.',
}

const tellers: Record<Aspect, (cigar: Cigar, catalogue: Catalogue, question: string) => string> = {
  strength: ({ strength, body }) =>
    strength === body
      ? `It is ${strengthLabel(strength).toLowerCase()} in strength and body.`
      : `It is ${strengthLabel(strength).toLowerCase()} in strength and ${strengthLabel(body).toLowerCase()} in body.`,
  wrapper: ({ wrapper }) => `It wears ${withA(wrapper)} wrapper.`,
  blend: ({ binder, filler }) =>
    [binder && `The binder is ${grownIn(binder)}`, filler && `the filler is ${grownIn(filler)}`]
      .filter(Boolean)
      .join(', and ')
      .replace(/^t/, 'T')
      .concat(binder || filler ? '.' : ''),
  origin: ({ country }) => country && `It is rolled in ${withArticle(country)}.`,
  taste: ({ notes }, { labelOf }) =>
    notes.length > 0
      ? `Expect ${joinWithAnd(notes.slice(0, 4).map(note => labelOf(note).toLowerCase()))}.`
      : '',
  size: ({ vitolas }, _, question) => {
    if (vitolas.length === 0) return ''
    const shown = vitolas.slice(0, maxSizes).map(vitola => `${vitola.name} (${measuresOf(vitola, question)})`)
    const more = vitolas.length > maxSizes ? `, among ${vitolas.length} sizes` : ''
    return `It comes as ${joinWithAnd(shown)}${more}.`
  },
  time: ({ vitolas }, _, question) => {
    const named = vitolas.find(vitola => isNamed(vitola, question))
    if (named)
      return `It takes about ${minutesOf(named)} minutes as ${withA(named.name)} (${dimensions(named)}).`
    const minutes = vitolas.map(minutesOf).sort((one, other) => one - other)
    const [first, last] = [minutes[0], minutes.at(-1)]
    if (first === undefined) return ''
    return first === last
      ? `It takes about ${first} minutes.`
      : `It takes about ${first} to ${last} minutes, from its smallest size to its largest.`
  },
  price: ({ price }) =>
    price
      ? `It costs ${uncapitalize(cigarPriceText(price))} a cigar in the US as a rough range; the shop has today's price.`
      : '',
  make: ({ make }) => (make === 'handmade' ? '' : `It is ${makeLabel(make).toLowerCase()}.`),
  year: ({ year }) => (year === undefined ? '' : `It has been on the market since ${year}.`),
  release: ({ status }) => (status ? releases[status] : ''),
  maker: ({ brand }) => `It is made by ${makerName(brand)}.`,
  factory: () => '',
  pressing: ({ vitolas }) =>
    vitolas.some(({ name }) => /press/i.test(name))
      ? 'It comes box-pressed, at least in one of its sizes.'
      : '',
}

/** In inches and ring gauge, and in millimeters where they are asked for. */
function measuresOf(vitola: Cigar['vitolas'][number], question: string): string {
  const { lengthInches, ringGauge } = vitola
  if (!/\bmm\b|millimet|\bcm\b|centimet|metric/i.test(question)) return dimensions(vitola)
  const ring = ((ringGauge / 64) * 25.4).toFixed(1)
  return `${dimensions(vitola)}, which is ${Math.round(lengthInches * 25.4)} × ${ring} mm`
}

function isNamed({ name }: Cigar['vitolas'][number], question: string): boolean {
  return ` ${question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.toLowerCase()} `)
}

/** `Does it come in both?`: each leaf is a line of its own. */
function otherLeaves({ cigars }: Catalogue, { id, brand, line }: Cigar, question: string): string[] {
  if (!/natural|maduro|both|other wrappers?|versions?/i.test(question)) return []
  const others = cigars.filter(
    other => other.brand === brand && other.id !== id && other.line.startsWith(`${line} `),
  )
  return others.length === 0 ? [] : [`There is also ${joinWithAnd(others.slice(0, 3).map(spokenName))}.`]
}

function certainty({ areNotesTypical, confidence }: Cigar): string {
  if (areNotesTypical)
    return 'Those notes are typical of its wrapper: I’ve read no review of the cigar itself.'
  return confidence === 'medium'
    ? 'Strength and notes are my own reading, so trust your own palate over mine.'
    : ''
}

const countryName =
  /^(?:Nicaragua|Dominican Republic|Honduras|Mexico|Cuba|Ecuador|Brazil|Indonesia|Cameroon|Costa Rica|Peru|Colombia|Panama|Italy|United States|USA)$/

/** `from Nicaragua and the Dominican Republic`; a leaf with a name as it stands. */
function grownIn(cell: string): string {
  const parts = cell.split(/\s*[;,]\s*/)
  return parts.every(part => countryName.test(part))
    ? `from ${joinWithAnd(parts.map(withArticle))}`
    : inWords(cell)
}

function inWords(cell: string): string {
  return joinWithAnd(cell.split(/\s*[;,]\s*/))
}
