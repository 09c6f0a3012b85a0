import type { Journal } from '#features/journal/server/open-journal.ts'
import { capitalize, excerptOf, joinWithAnd } from '#platform/text.rules.ts'
import {
  type AnswerFromRecords,
  dateInWords,
  isOfSubject,
  nameOfSubject,
  type RecordMoment,
  type RecordSources,
  type RecordSubject,
} from './records.ts'

type StoredEntry = Awaited<ReturnType<Journal['entries']['listAll']>>[number]

const asked =
  /\bjournal\b|\bwrote\b|\bwritten\b|\bnotes?\b|\brat(?:e|ed|ing|ings)\b|\bscor(?:e|ed|es)\b|\bstars?\b|\blast (?:time|smoked?|had)\b|\bwhen did i\b|\bdid i (?:ever )?(?:smoke|like|have|try)\b|\bhave i (?:ever )?(?:smoked|had|tried)\b|\bi smoked?\b|\bmy (?:favorite|best|highest)\b|\bi liked\b/i
const average = /average|mean\b/i
const best = /best|highest|top|favorite|most liked|over \d|above \d/i
const howMany = /how many|how often|count/i
const source = { title: 'Tasting Journal', path: '/dashboard/journal' }
const maxNamed = 5
const maxExcerptLength = 160

/** `when did I last smoke an Oliva`, `what did I rate the Melanio` */
export const answerFromJournal: AnswerFromRecords = (sources, memberId, subject, moment) =>
  asked.test(subject.question) ? readJournal(sources, memberId, subject, moment) : undefined

async function readJournal(
  { journal, humidor }: RecordSources,
  memberId: string,
  subject: RecordSubject,
  { now, timeZone }: RecordMoment,
) {
  const all = await journal.entries.listAll(memberId)
  const answer = (text: string) => ({
    text,
    sources: [source],
    next: ['What have I got left in my humidor?'],
  })
  const name = nameOfSubject(subject)
  const period = periodIn(subject.question, now)
  const entries = withinPeriod(all, period).filter(({ cigar_name, line_id }) =>
    isOfSubject(subject, { name: cigar_name, lineId: line_id }),
  )
  const taken =
    asksWhen.test(subject.question) && entries.length === 0 && !period
      ? await lastTakenOut(humidor, memberId, subject)
      : undefined
  if (taken)
    return {
      ...answer(
        `You last took ${taken.brand} ${taken.cigarName} out of your humidor to smoke it on ${dateInWords(taken.smokedAt, timeZone)}. Your journal has nothing about it, so what you thought of it I can’t tell.`,
      ),
      sources: [{ title: 'My Humidor', path: '/dashboard/humidor' }],
    }
  if (all.length === 0)
    return answer(
      'Your journal is empty, so I have nothing to look up. Write an entry after the next cigar, and I can tell you when it was and what you thought of it.',
    )
  const [latest] = entries
  if (!latest)
    return answer(
      `Your journal has no entry ${name ? `for ${name}${period?.words ?? ''}` : period ? `${period.words.trim()}` : 'of that'}. It has ${all.length} in all; if you smoked one without writing it down, I can’t know.`,
    )
  if (howMany.test(subject.question))
    return answer(
      `Your journal has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${name ? ` for ${name}` : ''}${period?.words ?? ''}, the latest on ${dateInWords(latest.smoked_at, timeZone)}: ${latest.cigar_name}.`,
    )
  if (average.test(subject.question))
    return answer(
      `You gave ${name ?? 'your cigars'} ${averageOf(entries)} stars of five on average, over ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${period?.words ?? ''}.`,
    )
  if (best.test(subject.question) && !name) return answer(listBest(entries, timeZone, period?.words))
  return answer(describeEntry(latest, entries.length, timeZone))
}

const asksWhen = /\bwhen\b|\blast\b|\bever\b/i

/** The last cigar of the subject that was smoked from the humidor. */
async function lastTakenOut(
  { lineRecords }: RecordSources['humidor'],
  memberId: string,
  subject: RecordSubject,
) {
  const smoked = (await lineRecords(memberId)).flatMap(record =>
    record.smokedAt &&
    isOfSubject(subject, { name: `${record.brand} ${record.cigarName}`, lineId: record.lineId })
      ? [{ ...record, smokedAt: record.smokedAt }]
      : [],
  )
  return smoked.sort((one, other) => other.smokedAt.getTime() - one.smokedAt.getTime())[0]
}

function describeEntry(entry: StoredEntry, count: number, timeZone: string): string {
  const drink = entry.drink_name ? ` with ${entry.drink_name}` : ''
  const notes = entry.notes.trim()
    ? ` You wrote: “${excerptOf(entry.notes.replace(/\s+/g, ' ').trim(), maxExcerptLength)}”`
    : ''
  const others = count > 1 ? ` It is the latest of ${count} entries.` : ''
  return `You last wrote about ${entry.cigar_name} on ${dateInWords(entry.smoked_at, timeZone)}${drink}, and gave it ${entry.rating} ${entry.rating === 1 ? 'star' : 'stars'} of five.${notes}${others}`
}

function listBest(entries: readonly StoredEntry[], timeZone: string, words = ''): string {
  const highest = Math.max(...entries.map(({ rating }) => rating))
  const top = entries.filter(({ rating }) => rating === highest).slice(0, maxNamed)
  return `Your highest rating${words} is ${highest} of five, for ${joinWithAnd(top.map(({ cigar_name, smoked_at }) => `${cigar_name} (${dateInWords(smoked_at, timeZone)})`))}.`
}

function averageOf(entries: readonly StoredEntry[]): string {
  const sum = entries.reduce((total, { rating }) => total + rating, 0)
  return (sum / entries.length).toFixed(1)
}

const dayLength = 86_400_000

interface Period {
  words: string
  from: number
  to: number
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** The time that a question names, the last one of its name; undefined for all of it. */
function periodIn(question: string, now: Date): Period | undefined {
  const text = question.toLowerCase()
  const end = now.getTime()
  const backTo = (days: number, words: string): Period => ({ words, from: end - days * dayLength, to: end })
  if (/\btoday\b|\btonight\b/.test(text)) return backTo(1, ' since yesterday')
  if (/\byesterday\b/.test(text)) return backTo(2, ' since the day before yesterday')
  if (/\b(?:this|last|past) week\b|\blast (?:seven|7) days\b/.test(text))
    return backTo(7, ' in the last seven days')
  if (/\b(?:this|last|past) month\b|\blast 30 days\b/.test(text)) return backTo(30, ' in the last 30 days')
  const year = now.getUTCFullYear()
  if (/\blast year\b/.test(text)) return spanOf(Date.UTC(year - 1), Date.UTC(year), ' last year')
  if (/\bthis year\b/.test(text)) return spanOf(Date.UTC(year), end, ' this year')
  const month = months.findIndex(name =>
    new RegExp(`\\bin ${name}\\b|\\blast ${name}\\b|\\bsince ${name}\\b`).test(text),
  )
  if (month < 0) return undefined
  const ofYear = month <= now.getUTCMonth() ? year : year - 1
  const from = Date.UTC(ofYear, month)
  if (text.includes(`since ${months[month]}`)) return spanOf(from, end, ` since ${nameOfMonth(month)}`)
  return spanOf(from, Date.UTC(ofYear, month + 1), ` in ${nameOfMonth(month)} ${ofYear}`)
}

function spanOf(from: number, to: number, words: string): Period {
  return { words, from, to }
}

function nameOfMonth(month: number): string {
  return capitalize(months[month]!)
}

function withinPeriod(entries: readonly StoredEntry[], period: Period | undefined): readonly StoredEntry[] {
  if (!period) return entries
  return entries.filter(({ smoked_at }) => {
    const at = new Date(smoked_at).getTime()
    return at >= period.from && at < period.to
  })
}
