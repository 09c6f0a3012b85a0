import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { strengthLabel } from '#features/guide/guide-labels.rules.ts'
import type { KeptCigar } from '#features/humidor/server/read-kept-cigars.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import {
  type AnswerFromRecords,
  dateInWords,
  dayOf,
  isOfSubject,
  nameOfSubject,
  type RecordMoment,
  type RecordSources,
  type RecordSubject,
} from './records.ts'

const source = { title: 'My Humidor', path: '/dashboard/humidor' }
const maxNamed = 6
const next = ['What shall I smoke tonight?', 'Is my humidor too dry?']

const spent = /\bspen[dt]\b|\bpaid\b|\bpay\b|\bcosts?\b|\bworth\b|\bmoney\b|\bdollars?\b|\$/i
const oldest =
  /oldest|longest|been (?:resting|aging|in there)|first (?:in|bought)|how old|how long have i (?:had|kept)|when did i (?:buy|get)/i
const ready = /ready|rested|prime|peak|can i smoke/i
const strongest = /\bstrongest\b|\bmost (?:powerful|strength)\b/i
const mildest = /\bmildest\b|\blightest\b/i
const fullBodied = /\bfull(?:est|er)?(?:[- ]bod(?:y|ied))?\b|\bstrong\b|\bheavy\b/i
const mild = /\bmild(?:er)?\b|\blight(?:er)?[- ]bodied\b/i
const resting = /resting|not ready|still need/i

/** `what have I got left of ...`, `which cigar has been resting the longest`, `how many cigars do I have` */
export const answerFromHumidor: AnswerFromRecords = (sources, memberId, subject, moment) =>
  readHumidor(sources, memberId, subject, moment)

async function readHumidor(
  sources: RecordSources,
  memberId: string,
  subject: RecordSubject,
  moment: RecordMoment,
) {
  const { question } = subject
  if (spent.test(question)) return readSpending(sources, memberId, subject)
  if (oldest.test(question)) return readOldest(sources, memberId, subject, moment)
  const all = await sources.keptCigars(memberId, dayOf(moment.now, moment.timeZone))
  const kept = all.filter(({ name, line }) => isOfSubject(subject, { name, lineId: line?.id }))
  const name = nameOfSubject(subject)
  const answer = (text: string) => ({ text, sources: [source], next })
  if (all.length === 0)
    return answer(
      'Your humidor is empty here, so there is nothing I could count. Add what you have on the page My Humidor, or import a spreadsheet, and I’ll keep the count for you.',
    )
  if (kept.length === 0)
    return answer(`You have no ${name} in your humidor. What you do have: ${describe(all)}.`)
  const byStrength = ofStrength(kept, question)
  if (byStrength) return answer(byStrength)
  if (resting.test(question)) return answer(byState(kept, ['resting'], 'still resting', name))
  if (ready.test(question)) return answer(byState(kept, ['ready', 'prime'], 'ready to smoke', name))
  return answer(
    `You have ${count(kept)} ${count(kept) === 1 ? 'cigar' : 'cigars'}${name ? ` of ${name}` : ''} left: ${describe(kept)}.`,
  )
}

/** `Which is the strongest?`, `What do I have that is full-bodied?` */
function ofStrength(kept: readonly KeptCigar[], question: string): string | undefined {
  const known = kept.flatMap(cigar =>
    cigar.line && isKnownCigar(cigar.line)
      ? [{ cigar, strength: cigar.line.strength, body: cigar.line.body }]
      : [],
  )
  const most = strongest.test(question) ? 'strongest' : mildest.test(question) ? 'mildest' : undefined
  const isFull = fullBodied.test(question)
  if (!most && !isFull && !mild.test(question)) return undefined
  if (known.length === 0)
    return 'I can’t tell: I know the strength of none of the cigars in your humidor, by their names.'
  if (most) {
    const [first, ...others] = known.toSorted((one, other) =>
      most === 'strongest' ? other.strength - one.strength : one.strength - other.strength,
    )
    if (!first) return undefined
    const { strength: value } = first
    const chosen = [first, ...others].filter(({ strength }) => strength === value).map(({ cigar }) => cigar)
    return `The ${most} in your humidor ${chosen.length === 1 ? 'is' : 'are'} ${describe(chosen)}, ${strengthLabel(value).toLowerCase()} by my reading.`
  }
  const chosen = known
    .filter(({ strength, body }) => (isFull ? Math.max(strength, body) >= 4 : strength <= 2))
    .map(({ cigar }) => cigar)
  const kind = isFull ? 'medium-full or full' : 'mild'
  return chosen.length === 0
    ? `None of the cigars in your humidor is ${kind}, by my reading. You have ${describe(kept)}.`
    : `By my reading ${kind}: ${describe(chosen)}.`
}

function count(kept: readonly KeptCigar[]): number {
  return kept.reduce((sum, { quantity }) => sum + quantity, 0)
}

function describe(kept: readonly KeptCigar[]): string {
  const shown = kept
    .slice(0, maxNamed)
    .map(({ quantity, name, vitola }) => `${quantity} × ${name}${vitola ? ` ${vitola}` : ''}`)
  const more = kept.length > maxNamed ? [`${kept.length - maxNamed} more lines`] : []
  return joinWithAnd([...shown, ...more])
}

function byState(
  kept: readonly KeptCigar[],
  states: readonly KeptCigar['state'][],
  words: string,
  name = 'your cigars',
): string {
  const chosen = kept.filter(cigar => states.includes(cigar.state))
  if (chosen.length === 0)
    return `None of ${name} is ${words}, going by the day of purchase and your own rules.`
  return `${count(chosen)} ${count(chosen) === 1 ? 'is' : 'are'} ${words}: ${describe(chosen)}.`
}

async function readSpending({ humidor }: RecordSources, memberId: string, subject: RecordSubject) {
  const items = (await humidor.items.list(memberId)).items.filter(item =>
    isOfSubject(subject, { name: `${item.brand} ${item.cigar_name}`, lineId: item.line_id }),
  )
  const priced = items.filter(({ price }) => price !== null)
  const total = priced.reduce((sum, { price, quantity }) => sum + price! * quantity, 0)
  const name = nameOfSubject(subject)
  const text =
    priced.length === 0
      ? `I can’t tell: none of your cigars${name ? ` of ${name}` : ''} has a price in the humidor. Enter what you paid for each, and I’ll add it up.`
      : `What is in your humidor now${name ? ` of ${name}` : ''} cost you ${total.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}, going by the ${priced.length} of ${items.length} lines that have a price. What you have smoked already isn’t counted.`
  return { text, sources: [source], next }
}

async function readOldest(
  { humidor }: RecordSources,
  memberId: string,
  subject: RecordSubject,
  { now, timeZone }: RecordMoment,
) {
  const [first] = (await humidor.items.list(memberId)).items
    .filter(({ quantity, purchased_on }) => quantity > 0 && purchased_on !== null)
    .filter(item => isOfSubject(subject, { name: `${item.brand} ${item.cigar_name}`, lineId: item.line_id }))
    .sort((one, other) => (one.purchased_on! < other.purchased_on! ? -1 : 1))
  if (!first)
    return {
      text: 'I can’t tell: no cigar in your humidor has a day of purchase. Enter one, and I can say how long each has rested.',
      sources: [source],
      next,
    }
  const days = Math.max(
    0,
    Math.floor((now.getTime() - Date.parse(`${first.purchased_on}T12:00:00Z`)) / 86_400_000),
  )
  const which = nameOfSubject(subject)
    ? `You have had the ${first.brand} ${first.cigar_name} since`
    : `The ${first.brand} ${first.cigar_name} has been with you the longest: since`
  return {
    text: `${which} ${dateInWords(first.purchased_on!, timeZone)}, which is ${days} ${days === 1 ? 'day' : 'days'}. You have ${first.quantity} of it left.`,
    sources: [source],
    next,
  }
}
