import type { Bar } from '#features/bar/server/open-bar.ts'
import type { CigarLine, Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Climate } from '#features/climate/server/open-climate.ts'
import type { HumidorServices } from '#features/humidor/server/open-humidor.ts'
import type { Journal } from '#features/journal/server/open-journal.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Reply } from '../reply.ts'

/** The member's own records, read only. Every store reads the rows of the member it is given. */
export interface RecordSources {
  bar: Pick<Bar, 'drinksIn'>
  climate: { devices: Pick<Climate['devices'], 'list'> }
  humidor: { items: Pick<HumidorServices['items'], 'list'> } & Pick<HumidorServices, 'lineRecords'>
  keptCigars: HumidorServices['keptCigars']
  journal: { entries: Pick<Journal['entries'], 'listAll'> }
  vault: { pairings: Pick<Vault['pairings'], 'summarize' | 'list'> }
}

/** What a question about records names; nothing stands for all. */
export interface RecordSubject {
  question: string
  lines: readonly CigarLine[]
  /** `Oliva`, where only a maker is named, or a name that the catalogue does not have. */
  maker: string | undefined
  drinks: readonly Drink[]
}

export interface RecordMoment {
  now: Date
  timeZone: string
}

/** Answers one kind of question about records; undefined if the question is none of it. */
export type AnswerFromRecords = (
  sources: RecordSources,
  memberId: string,
  subject: RecordSubject,
  moment: RecordMoment,
) => Promise<Reply> | undefined

export function dayOf(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone })
}

/** `November 12, 2026`; a date without a time is that day everywhere. */
export function dateInWords(moment: Date | string, timeZone: string): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric' } as const
  return typeof moment === 'string'
    ? new Date(`${moment.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
        ...options,
        timeZone: 'UTC',
      })
    : moment.toLocaleDateString('en-US', { ...options, timeZone })
}

interface NamedRow {
  name: string
  lineId: string | null | undefined
}

/** Whether a row is of the cigar or the maker that the question names. */
export function isOfSubject({ lines, maker }: RecordSubject, { name, lineId }: NamedRow): boolean {
  if (lines.length > 0)
    return lines.some(({ id, line }) => id === lineId || (!lineId && folded(name).includes(folded(line))))
  return maker === undefined || folded(name).includes(folded(maker))
}

export function nameOfSubject({ lines, maker }: RecordSubject): string | undefined {
  return lines[0] ? cigarName(lines[0]) : maker
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
