import { type CatalogueKind, catalogueKinds } from '#features/catalogue/catalogue-row.contract.ts'
import { maxNameLength } from '../corrections.contract.ts'

/** What a report is about: a row of the catalogue, or what it does not have. */
export type ReportTarget =
  | { of: CatalogueKind; id: string; name?: undefined }
  | { of: CatalogueKind; id?: undefined; name: string }

export interface CorrectionsTarget {
  isQueue: boolean
  target: ReportTarget | undefined
}

/** The router reads `262` as a number. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const kindOf = (value: unknown) => catalogueKinds.find(kind => kind === value)

export function readCorrectionsSearch(search: Readonly<Record<string, unknown>>): CorrectionsTarget {
  const [of, id, missing] = [kindOf(search.of), textOf(search.id), kindOf(search.missing)]
  const isQueue = search.view === 'queue'
  if (of && /^[a-z0-9-]{1,200}$/.test(id)) return { isQueue, target: { of, id } }
  if (missing) return { isQueue, target: { of: missing, name: textOf(search.name).slice(0, maxNameLength) } }
  return { isQueue, target: undefined }
}
