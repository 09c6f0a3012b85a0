import { type Cigar, cataloguePages, priceBands } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { dimensions, strengthLabel } from '#features/guide/guide-labels.rules.ts'
import { spokenName, withArticle } from '#features/pairing/wording/wording.rules.ts'
import { capitalize, joinWithAnd, withA } from '#platform/text.rules.ts'
import type { Reply } from '../reply.ts'
import { type Compared, decideBetween, firstAsked, type Scale } from './decide-between.ts'
import { withoutNames } from './drink-wish.ts'

/** Who is to smoke it, or when, and whether that asks for the stronger one. */
const occasions: readonly { words: RegExp; isForStronger: boolean; say: (name: string) => string }[] = [
  {
    words:
      /beginner|newbie|new (?:to|smoker)|first (?:cigar|time)|never smoked|starter|start(?:ing)? (?:out|with)|rarely smokes|doesn'?t smoke/i,
    isForStronger: false,
    say: name => `For somebody new I’d take ${name}`,
  },
  {
    words: /dizz|nause|light-?headed|queasy|sick\b|can'?t (?:handle|take)|low tolerance|sensitive|buzz/i,
    isForStronger: false,
    say: name => `For somebody who feels the nicotine soon I’d take ${name}`,
  },
  {
    words: /morning|breakfast|lunch|afternoon|golf|hot day|empty stomach|with (?:my )?coffee/i,
    isForStronger: false,
    say: name => `For that hour I’d take ${name}`,
  },
  {
    words:
      /after (?:dinner|a (?:big|heavy|rich|good)? ?(?:meal|steak|dinner))|steak|heavy meal|\blate\b|nightcap|evening/i,
    isForStronger: true,
    say: name => `After a meal I’d take ${name}`,
  },
]

const strength: Scale<Cigar> = {
  words: /strong|strength|mild|full|bod(?:y|ied)|powerful|punch|kick|nicotine|heav|light|smooth/i,
  less: /mild|light(?:er)?\b|smooth|weak|gentl|easier|less (?:strong|full)/i,
  degreeOf: cigar => cigar.strength,
  more: 'is the stronger',
  fewer: 'is the milder',
  equal: 'are equally strong',
}
const body: Scale<Cigar> = {
  ...strength,
  degreeOf: cigar => cigar.body,
  more: 'has the fuller body',
  fewer: 'has the lighter body',
  equal: 'are of the same body',
}
const price: Scale<Cigar> = {
  words: /cheap|price|expensive|cost|value|money|budget|afford/i,
  less: /cheap|value|budget|afford|less/i,
  degreeOf: cigar => (cigar.price ? priceBands.indexOf(cigar.price) : undefined),
  more: 'is the more expensive',
  fewer: 'is the cheaper',
  equal: 'cost about the same',
}
const time: Scale<Cigar> = {
  words:
    /\blasts?\b|\blonger\b|\bshorter\b|\bquick|\bminutes\b|smok\w+ time|burns? (?:longer|slower|faster)/i,
  less: /\bshorter\b|\bquick|less time|faster/i,
  degreeOf: usualTenMinutes,
  more: 'lasts the longer',
  fewer: 'is the quicker',
  equal: 'last about as long',
}

const size: Scale<Cigar> = {
  words: /\b(?:big(?:ger)?|large[rs]?|small(?:er)?|thick(?:er)?|thin(?:ner)?|size|dimensions?)\b/i,
  less: /\b(?:small(?:er)?|thin(?:ner)?)\b/i,
  degreeOf: usualVolume,
  more: 'is the bigger',
  fewer: 'is the smaller',
  equal: 'are about as big',
}

/** Of all its sizes, in steps of a tenth: length times the square of the ring gauge. */
function usualVolume({ vitolas }: Cigar): number | undefined {
  if (vitolas.length === 0) return undefined
  const volumes = vitolas.map(({ lengthInches, ringGauge }) => lengthInches * ringGauge ** 2)
  return Math.round(Math.log(volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length) * 10)
}

/** Of all its sizes, in tens of minutes: a few more or less are not felt. */
function usualTenMinutes({ vitolas }: Cigar): number | undefined {
  if (vitolas.length === 0) return undefined
  return Math.round(vitolas.reduce((sum, vitola) => sum + minutesOf(vitola), 0) / vitolas.length / 10)
}

/** A taste goes by the place of its first note: the leading note counts most. */
function tasteOf(
  { familyOf }: Catalogue,
  family: ReturnType<Catalogue['familyOf']>,
  words: RegExp,
  adjective: string,
): Scale<Cigar> {
  return {
    words,
    less: /\bless\b/i,
    degreeOf: ({ notes }) => {
      const place = notes.findIndex(note => familyOf(note) === family)
      return place < 0 ? 0 : 1 / (place + 1)
    },
    more: `is the ${adjective} one`,
    fewer: `is the less ${adjective} one`,
    equal: `are alike in that, going by their notes: neither is the ${adjective} one`,
  }
}

/** The decision comes first, what sets them apart after it. */
export function compareCigars(
  catalogue: Catalogue,
  cigars: readonly [Cigar, Cigar],
  question: string,
): Reply {
  const compared = cigars.map(product => ({ product, name: spokenName(product) })) as [
    Compared<Cigar>,
    Compared<Cigar>,
  ]
  return {
    text: [
      decide(catalogue, compared, withoutNames(question, cigars.map(cigarName), 'cigar')),
      apart(catalogue, compared),
      ...compared.map(each => describe(catalogue, each)),
      sameLeaf(cigars),
    ]
      .filter(Boolean)
      .join(' '),
    sources: cigars.map(cigar => ({ title: cigarName(cigar), path: cataloguePages.cigar(cigar.id) })),
    next: cigars.map(cigar => `What should I drink with the ${cigarName(cigar)}?`),
  }
}

function decide(
  catalogue: Catalogue,
  compared: readonly [Compared<Cigar>, Compared<Cigar>],
  question: string,
): string {
  const scales = [
    tasteOf(catalogue, 'spice', /pepper|spic/i, 'spicier'),
    tasteOf(catalogue, 'sweet', /sweet/i, 'sweeter'),
    tasteOf(catalogue, 'cream', /cream/i, 'creamier'),
    tasteOf(catalogue, 'roast', /chocolate|cocoa|(?<!with (?:my |a )?)coffee/i, 'more roasted'),
    price,
    time,
    size,
    strength,
  ]
  const asked = firstAsked(scales, question)
  const occasion = occasions.find(({ words }) => words.test(question))
  if (occasion && (!asked || asked === strength || asked === time)) return chooseFor(occasion, compared)
  const decided = decideBetween(asked ?? strength, compared, question)
  if (decided === '') return 'I don’t have that of both, so I won’t guess.'
  const sizes = asked === size ? compared.map(sizesOf) : []
  return [decided, ...sizes, bodyWhereAlike(asked, compared, question)].filter(Boolean).join(' ')
}

function chooseFor(
  { isForStronger, say }: (typeof occasions)[number],
  compared: readonly [Compared<Cigar>, Compared<Cigar>],
): string {
  const weightOf = ({ product }: Compared<Cigar>) => product.strength + product.body
  const [milder, stronger] = [...compared].sort((one, other) => weightOf(one) - weightOf(other))
  if (!milder || !stronger) return ''
  if (weightOf(milder) === weightOf(stronger))
    return 'Either would do for that: they are equally heavy, by my reading.'
  const { name } = isForStronger ? stronger : milder
  return `${say(name)}: it is the ${isForStronger ? 'fuller' : 'milder'} of the two, by my reading.`
}

const maxSizes = 3

/** `The Cohiba Siglo VI comes as Cañonazo (5.9 × 52).` */
function sizesOf({ name, product: { vitolas } }: Compared<Cigar>): string {
  const sizes = vitolas.slice(0, maxSizes).map(vitola => `${vitola.name} (${dimensions(vitola)})`)
  return `${capitalize(name)} comes as ${joinWithAnd(sizes)}.`
}

/** Two of the same strength may differ in body. */
function bodyWhereAlike(
  asked: Scale<Cigar> | undefined,
  compared: readonly [Compared<Cigar>, Compared<Cigar>],
  question: string,
): string {
  const [one, other] = compared.map(({ product }) => product)
  if ((asked && asked !== strength) || one!.strength !== other!.strength || one!.body === other!.body)
    return ''
  return decideBetween(body, compared, question).replace(/^(?:Yes|No): (.)/, (_, letter: string) =>
    letter.toUpperCase(),
  )
}

/** What each has that the other lacks. */
function apart({ labelOf }: Catalogue, compared: readonly [Compared<Cigar>, Compared<Cigar>]): string {
  const [one, other] = compared
  const ownNotes = (cigar: Cigar, than: Cigar) =>
    cigar.notes
      .filter(note => !than.notes.includes(note))
      .slice(0, 2)
      .map(note => labelOf(note).toLowerCase())
  const [ofOne, ofOther] = [ownNotes(one.product, other.product), ownNotes(other.product, one.product)]
  return ofOne.length > 0 && ofOther.length > 0
    ? `Choose ${one.name} for ${joinWithAnd(ofOne)}, ${other.name} for ${joinWithAnd(ofOther)}.`
    : ''
}

function describe({ labelOf }: Catalogue, { product, name }: Compared<Cigar>): string {
  const notes = joinWithAnd(product.notes.slice(0, 3).map(note => labelOf(note).toLowerCase()))
  const country = product.country ? `, rolled in ${withArticle(product.country)}` : ''
  const price = product.price ? `, ${priceWords[product.price]}` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${strengthLabel(product.strength).toLowerCase()}, in ${withA(product.wrapper)} wrapper${country}, with ${notes}${price}.`
}

const priceWords = {
  $: 'usually under $7',
  $$: 'usually $7 to $12',
  $$$: 'usually $12 to $20',
  $$$$: 'usually over $20',
} as const

function sameLeaf([one, other]: readonly [Cigar, Cigar]): string {
  return one.wrapper === other.wrapper ? `Both have ${withA(one.wrapper)} wrapper.` : ''
}
