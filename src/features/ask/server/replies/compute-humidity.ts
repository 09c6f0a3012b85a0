import { idealRanges, judge } from '#features/climate/judge.rules.ts'
import type { Compute } from './compute.ts'

const percentage =
  /\b(\d{2}(?:[.,]\d)?) ?(?:%|percent\b|pct\b|rh\b)|\b(?:rh|humidity|humidor)\D{0,24}\b(\d{2})\b(?! ?(?:°|degrees?|f\b|c\b|cigars?|count|ct\b|sticks?|days?|years?|dollars?|bucks|ring))/gi
const ofHumidity = /\bhumid\w*|\brh\b|\bdry\b|\bdamp\b|\bwet\b|\bmoist\w*|\bsoggy\b/i
/** Packs and tests have figures of their own, and so has what makers of drinks print. */
const ofSomethingElse =
  /\bpacks?\b|\bboveda|\bsalt\b|\bcalibrat\w*|\babv\b|\balcohol\b|\bproof\b|\bseason\w*|\bship|\bfilter|\bmix\b|\bblend|\bag(?:e|ing)\b/i
const cuban = /\bcubans?\b|\bhabanos?\b|\bisoms?\b/i
const dry = /\bdry\b|\blow\b|\bbone\b/i
const wet = /\bwet\b|\bdamp\b|\bmoist\w*|\bhumid\b|\bhigh\b|\bmuch\b|\bsoggy\b/i
const fine =
  /\b(?:ok|okay|okey|fine|good|safe|alright|all right|right|enough|normal|acceptable|perfect|ideal)\b/i
const bad = /\b(?:bad|wrong|dangerous|problem|risky|harmful|hurt|worry|worried)\b/i
const tooWet = 75
const nearlyDry = 62

/** `Is 72% too humid?`, `68 percent ok for my humidor?` */
export const humidityThatIsRight: Compute = question => {
  const values = [...question.matchAll(percentage)].map(([, first, second]) =>
    Number((first ?? second)!.replace(',', '.')),
  )
  const [value] = values
  if (value === undefined || values.length > 1 || value < 40 || value > 95) return undefined
  const isOfCubans = cuban.test(question)
  if (!(ofHumidity.test(question) || isOfCubans) || ofSomethingElse.test(question)) return undefined
  const asked = dry.test(question) ? 'dry' : wet.test(question) ? 'wet' : undefined
  if (!asked && !fine.test(question) && !bad.test(question)) return undefined
  if (isOfCubans && value >= nearlyDry && value <= idealRanges.humidity.lowest)
    return {
      text: `${asked === 'dry' || bad.test(question) ? 'No' : 'Yes'}: collectors keep Cuban cigars at {{humidity-cuban-collectors}}, because they burn better so, and ${value}% lies within that. For other cigars we advise {{humidity-range}}.`,
      article: 'humidity-target/cuban',
    }
  return {
    text: `${verdictOn(value, asked, bad.test(question))}: ${explain(value)}`,
    article: articleOf(value),
  }
}

function verdictOn(value: number, asked: 'dry' | 'wet' | undefined, asksWhetherBad: boolean): string {
  const place = judge(value, idealRanges.humidity)
  if (asked === 'dry') return place === 'low' ? (value < nearlyDry ? 'Yes' : 'It depends') : 'No'
  if (asked === 'wet') return place === 'high' ? (value < tooWet ? 'A little' : 'Yes') : 'No'
  const isRight = place === 'in range'
  if (place === 'low' && value >= nearlyDry) return 'It depends'
  return isRight === asksWhetherBad ? 'No' : 'Yes'
}

function explain(value: number): string {
  if (value >= tooWet)
    return `${value}% is too wet for keeping. We advise {{humidity-range}}; at {{humidity-too-wet}} and more, cigars swell, burn badly, and can grow mold. Check the hygrometer first. Then stop refilling, let the lid stand open for short times or use a drier pack, and bring it down slowly.`
  if (value > idealRanges.humidity.highest)
    return `${value}% is just above {{humidity-range}}, which we advise. Cigars don’t spoil by that, but they burn slowly and may draw tightly. Check the hygrometer, then come down by a few points, slowly.`
  if (value >= idealRanges.humidity.lowest)
    return `${value}% lies within {{humidity-range}}, which we advise. That it stays there counts more than the exact figure, so leave it alone while your cigars draw and burn well.`
  if (value >= nearlyDry)
    return `${value}% is a little below {{humidity-range}}, which we advise for most cigars. Collectors of Cuban cigars keep {{humidity-cuban-collectors}} on purpose, because they burn better so. If yours taste dry and burn fast, come up by a few points.`
  return `${value}% is drier than {{humidity-range}}, which we advise. Cigars lose their oils and burn hot when it stays so. Check the hygrometer first, then bring it up by a point or two a day, since leaf that swells fast splits.`
}

function articleOf(value: number): string {
  if (value >= tooWet) return 'cigars-that-are-too-wet/dry-humidor'
  return 'humidity-target/target'
}
