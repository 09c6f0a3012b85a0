import type { Journal } from '#features/journal/server/open-journal.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
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
  /journal|wrote|written|notes?\b|rat(?:e|ed|ing)|scor(?:e|ed)|stars|last (?:time|smoked?|had)|when did i|did i (?:ever )?(?:smoke|like|have|try)|have i (?:ever )?(?:smoked|had|tried)|smoked (?:this|last|in)|how many (?:cigars )?(?:did|have) i smoked?|my (?:favorite|best|highest)|i liked|average/i
const average = /average|mean\b/i
const best = /best|highest|top|favorite|most liked|over \d|above \d/i
const howMany = /how many|how often|count/i
const source = { title: 'Tasting Journal', path: '/dashboard/journal' }
const maxNamed = 5

/** `when did I last smoke an Oliva`, `what did I rate the Melanio` */
export const answerFromJournal: AnswerFromRecords = (sources, memberId, subject, moment) =>
  asked.test(subject.question) ? readJournal(sources, memberId, subject, moment) : undefined

async function readJournal(
  { journal }: RecordSources,
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
  const entries = sinceAsked(all, subject.question, now).filter(({ cigar_name, line_id }) =>
    isOfSubject(subject, { name: cigar_name, lineId: line_id }),
  )
  if (all.length === 0)
    return answer(
      'Your journal is empty, so I have nothing to look up. Write an entry after the next cigar, and I can tell you when it was and what you thought of it.',
    )
  const [latest] = entries
  if (!latest)
    return answer(
      `Your journal has no entry ${name ? `for ${name}` : 'of that time'}. It has ${all.length} in all; if you smoked one without writing it down, I can’t know.`,
    )
  if (howMany.test(subject.question))
    return answer(
      `Your journal has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${name ? ` for ${name}` : ''}${periodOf(subject.question)}, the latest on ${dateInWords(latest.smoked_at, timeZone)}: ${latest.cigar_name}.`,
    )
  if (average.test(subject.question))
    return answer(
      `You gave ${name ?? 'your cigars'} ${averageOf(entries)} stars of five on average, over ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}.`,
    )
  if (best.test(subject.question) && !name) return answer(listBest(entries, timeZone))
  return answer(describeEntry(latest, entries.length, timeZone))
}

function describeEntry(entry: StoredEntry, count: number, timeZone: string): string {
  const drink = entry.drink_name ? ` with ${entry.drink_name}` : ''
  const notes = entry.notes.trim() ? ` You wrote: “${excerpt(entry.notes)}”` : ''
  const others = count > 1 ? ` It is the latest of ${count} entries.` : ''
  return `You last wrote about ${entry.cigar_name} on ${dateInWords(entry.smoked_at, timeZone)}${drink}, and gave it ${entry.rating} ${entry.rating === 1 ? 'star' : 'stars'} of five.${notes}${others}`
}

function excerpt(notes: string): string {
  const text = notes.replace(/\s+/g, ' ').trim()
  return text.length > 160 ? `${text.slice(0, 159).toWellFormed()}…` : text
}

function listBest(entries: readonly StoredEntry[], timeZone: string): string {
  const highest = Math.max(...entries.map(({ rating }) => rating))
  const top = entries.filter(({ rating }) => rating === highest).slice(0, maxNamed)
  return `Your highest rating is ${highest} of five, for ${joinWithAnd(top.map(({ cigar_name, smoked_at }) => `${cigar_name} (${dateInWords(smoked_at, timeZone)})`))}.`
}

function averageOf(entries: readonly StoredEntry[]): string {
  const sum = entries.reduce((total, { rating }) => total + rating, 0)
  return (sum / entries.length).toFixed(1)
}

const days = 86_400_000
const periods: readonly [RegExp, string, number][] = [
  [/this week|last week|past week|last seven days/i, ' in the last seven days', 7],
  [/this month|last month|past month|last 30 days/i, ' in the last 30 days', 30],
  [/this year|past year|last 12 months/i, ' in the last twelve months', 365],
]

function periodOf(question: string): string {
  return periods.find(([pattern]) => pattern.test(question))?.[1] ?? ''
}

function sinceAsked(entries: readonly StoredEntry[], question: string, now: Date): readonly StoredEntry[] {
  const length = periods.find(([pattern]) => pattern.test(question))?.[2]
  if (length === undefined) return entries
  return entries.filter(({ smoked_at }) => new Date(smoked_at).getTime() > now.getTime() - length * days)
}
