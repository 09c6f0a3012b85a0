import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { saltHumidity } from '#features/climate/salt-test.rules.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import type { Reply } from '../reply.ts'
import type { Compute } from './compute.ts'
import { humidityThatIsRight } from './compute-humidity.ts'
import { minutesOfName, paceOfDraws, timeThatFits } from './compute-time.ts'

const millimetersPerInch = 25.4
const ringsPerInch = 64
/** As one large maker advises (`pack-per-cigars` of `data/articles/facts.csv`). */
const cigarsPerPack = 25
const milliliters = { ounce: 29.57, teaspoon: 4.93 }

/** A number that follows from the numbers of the question; undefined if it asks for none. */
export function computeAnswer(library: Library, question: string): Reply | undefined {
  const computed = computations.map(compute => compute(question)).find(each => each !== undefined)
  if (!computed) return undefined
  const [slug = '', section = ''] = computed.article.split('/')
  return { text: library.fillFigures(computed.text), sources: [articleSource(library, slug, section)] }
}

const number = String.raw`(\d+(?:[.,]\d+)?)`
const asksMillimeters = /\bmm\b|mill?i ?met(?:er|re)s?|\bcm\b|centimet(?:er|re)s?|metric/i

const ringToMillimeters: Compute = question => {
  const ring = matched(
    question,
    new RegExp(`(?:ring(?: gauge)?|\\brg)(?: of)? ${number}|${number}[ -]?(?:ring|rg\\b)`, 'i'),
  )
  if (ring === undefined || !asksMillimeters.test(question) || ring < 10 || ring > 100) return undefined
  const millimeters = (ring / ringsPerInch) * millimetersPerInch
  return {
    text: `Ring ${ring} is ${rounded(millimeters)} mm thick, which is ${rounded(ring / ringsPerInch, 2)} inches. One ring is a 64th of an inch, so you multiply the ring by 0.4 and have nearly the right figure.`,
    article: 'inches-and-rings-in-millimeters/rings',
  }
}

/** `6 x 52 in cm` */
const sizeInMillimeters: Compute = question => {
  const size = sizeIn(question)
  if (!size || !asksMillimeters.test(question)) return undefined
  const { lengthInches, ringGauge } = size
  const length = lengthInches * millimetersPerInch
  const thickness = (ringGauge / ringsPerInch) * millimetersPerInch
  return {
    text: `${lengthInches} × ${ringGauge} is ${rounded(length, 0)} mm long and ${rounded(thickness)} mm thick, or ${rounded(length / 10)} by ${rounded(thickness / 10)} cm. The first figure is the length in inches, and the second counts 64ths of an inch.`,
    article: 'inches-and-rings-in-millimeters/rings',
  }
}

const inchesToMillimeters: Compute = question => {
  const inches = matched(question, new RegExp(`${number}[ -]?(?:inch(?:es)?\\b|in\\b|")`, 'i'))
  if (inches === undefined || !asksMillimeters.test(question)) return undefined
  return {
    text: `${inches} inches are ${rounded(inches * millimetersPerInch, 0)} mm, or ${rounded((inches * millimetersPerInch) / 10)} cm. One inch is 25.4 mm. Hand-rolled cigars vary a little, so a difference of a millimeter or two means nothing.`,
    article: 'inches-and-rings-in-millimeters/lengths',
  }
}

const millimetersToInches: Compute = question => {
  const millimeters = matched(question, new RegExp(`${number} ?(?:mm|millimet(?:er|re)s?)\\b`, 'i'))
  if (millimeters === undefined || !/inch|\bring\b|gauge/i.test(question)) return undefined
  if (/ring|gauge/i.test(question) && millimeters < 35)
    return {
      text: `${millimeters} mm is about ring ${rounded((millimeters / millimetersPerInch) * ringsPerInch, 0)}. One ring is a 64th of an inch, which is 0.4 mm.`,
      article: 'inches-and-rings-in-millimeters/rings',
    }
  return {
    text: `${millimeters} mm are ${rounded(millimeters / millimetersPerInch, 2)} inches. One inch is 25.4 mm.`,
    article: 'inches-and-rings-in-millimeters/lengths',
  }
}

const fahrenheit = new RegExp(`${number} ?(?:°|degrees? ?)?(?:f|fahrenheit)\\b`, 'i')
const celsius = new RegExp(`${number} ?(?:°|degrees? ?)?(?:c|celsius|centigrade)\\b`, 'i')

const temperatures: Compute = question => {
  const asks = /\b(?:in|to|is|convert|how much|what'?s|into)\b/i.test(question)
  const degreesF = matched(question, fahrenheit)
  if (
    asks &&
    degreesF !== undefined &&
    /celsius|centigrade|°c\b|\bc\b/i.test(question.replace(fahrenheit, ''))
  )
    return {
      text: `${degreesF}°F is ${rounded(((degreesF - 32) * 5) / 9)}°C.`,
      article: 'temperature/target',
    }
  const degreesC = matched(question, celsius)
  if (asks && degreesC !== undefined && /fahrenheit|°f\b|\bf\b/i.test(question.replace(celsius, '')))
    return { text: `${degreesC}°C is ${rounded((degreesC * 9) / 5 + 32)}°F.`, article: 'temperature/target' }
  return undefined
}

const proofToAlcohol: Compute = question => {
  const proof = matched(question, new RegExp(`${number}[ -]?proof`, 'i'))
  if (proof !== undefined && /abv|percent|%|alcohol/i.test(question) && !/water|down|dilut/i.test(question))
    return {
      text: `${proof} proof is ${rounded(proof / 2)}% alcohol by volume in the US: proof is twice the percentage.`,
      article: 'proof-water-and-ice/proof',
    }
  const percent = matched(question, new RegExp(`${number} ?(?:%|percent)(?: abv| alcohol)?`, 'i'))
  if (percent !== undefined && /what proof|in proof|how much proof|is .* proof|proof is/i.test(question))
    return {
      text: `${percent}% alcohol is ${rounded(percent * 2)} proof in the US: proof is twice the percentage.`,
      article: 'proof-water-and-ice/proof',
    }
  return undefined
}

/** Both volumes add up closely enough for a glass; a chemist would find a little less. */
const dilution: Compute = question => {
  const [from, to] = [...question.matchAll(new RegExp(`${number}(?:[ -]?proof)?`, 'gi'))]
    .map(match => toNumber(match[1]!))
    .filter(value => value >= 60 && value <= 160)
  if (from === undefined || to === undefined || from <= to) return undefined
  if (!/proof/i.test(question) || !/water|dilut|bring .*down|down to|get .*to/i.test(question))
    return undefined
  const ounces = matched(question, new RegExp(`${number} ?(?:oz|ounces?)\\b`, 'i')) ?? 2
  const water = ounces * milliliters.ounce * (from / to - 1)
  return {
    text: `To bring ${ounces} ounces of ${from} proof down to ${to} proof takes about ${rounded(water / milliliters.teaspoon)} teaspoons of water, which is ${rounded(water, 0)} ml. Add half of it first, taste, and then the rest: you can’t take it out again.`,
    article: 'proof-water-and-ice/water',
  }
}

const packs: Compute = question => {
  if (!/\b(?:packs?|bovedas?|packets?)\b/i.test(question) || !/how many|number of|enough/i.test(question))
    return undefined
  const cigars = matched(
    question,
    new RegExp(`${number}[ -]?(?:cigars?|count|ct\\b|sticks?)|(?:holds?|for|of) ${number}`, 'i'),
  )
  if (cigars === undefined || cigars < 1 || cigars > 5000) return undefined
  const count = Math.max(1, Math.ceil(cigars / cigarsPerPack))
  return {
    text: `For a box that holds ${cigars} cigars take ${count} ${count === 1 ? 'pack' : 'packs'} of 60 grams: one for every ${cigarsPerPack} cigars that fit in, whether or not they are in it. Too many do no harm, they only last longer; spread them over the box.`,
    article: 'humidity-packs/how-many',
  }
}

const hygrometer: Compute = question => {
  if (
    !/salt|calibrat|75 ?%? ?pack|\boff\b|correct/i.test(question) ||
    !/hygro|reads?|shows?|showed|sensor|gauge/i.test(question)
  )
    return undefined
  const readings = [...question.matchAll(new RegExp(`${number} ?%?`, 'g'))]
    .map(match => toNumber(match[1]!))
    .filter(value => value !== saltHumidity && value >= 55 && value <= 95)
  const [read, later = 68] = readings
  if (read === undefined || !/salt/i.test(question)) return undefined
  const offset = saltHumidity - read
  const direction = offset > 0 ? 'low' : 'high'
  return {
    text: `Over damp salt it should show ${saltHumidity}%, so yours reads ${rounded(Math.abs(offset))} points too ${direction}: ${offset > 0 ? 'add' : 'take off'} ${rounded(Math.abs(offset))} ${offset > 0 ? 'to' : 'from'} whatever it shows. When it says ${later}%, the air has ${rounded(later + offset)}%. Test it again in half a year, and replace an instrument that is ten points off.`,
    article: 'calibrating-a-hygrometer/salt-test',
  }
}

/** `6 x 52`, `5 1/2 by 50` */
function sizeIn(question: string): { lengthInches: number; ringGauge: number } | undefined {
  const size = /(\d(?:[.,]\d+)?|\d ?[¼½¾])(?: ?(?:"|in(?:ch(?:es)?)?))? ?(?:x|×|by) ?(\d{2})\b/i.exec(
    question,
  )
  if (!size) return undefined
  const lengthInches = toNumber(size[1]!.replace(/ ?¼/, '.25').replace(/ ?½/, '.5').replace(/ ?¾/, '.75'))
  const ringGauge = Number(size[2])
  const isCigar = lengthInches >= 3 && lengthInches <= 9.5 && ringGauge >= 24 && ringGauge <= 80
  return isCigar ? { lengthInches, ringGauge } : undefined
}

const minutesOfSize: Compute = question => {
  const size = sizeIn(question)
  if (!size || !/how long|minutes|last\b|time|take/i.test(question)) return undefined
  const { lengthInches, ringGauge } = size
  return {
    text: `A cigar of ${lengthInches} × ${ringGauge} takes about ${minutesOf({ lengthInches, ringGauge })} minutes at an easy pace, a draw or so a minute. Smoke it faster and it runs hot; leave the last third when it does.`,
    article: 'how-long-a-cigar-takes/table',
  }
}

const computations: readonly Compute[] = [
  paceOfDraws,
  timeThatFits,
  minutesOfName,
  humidityThatIsRight,
  sizeInMillimeters,
  packs,
  dilution,
  hygrometer,
  minutesOfSize,
  ringToMillimeters,
  millimetersToInches,
  inchesToMillimeters,
  temperatures,
  proofToAlcohol,
]

function matched(text: string, pattern: RegExp): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find(group => group !== undefined)
  return found === undefined ? undefined : toNumber(found)
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
