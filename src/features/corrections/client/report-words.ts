import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import type { CorrectionReport, ReportSubject } from '../corrections.contract.ts'

const subjectLabels: Readonly<Record<ReportSubject, string>> = {
  missing: 'It is missing',
  name: 'Name',
  country: 'Country',
  wrapper: 'Wrapper',
  strength: 'Strength',
  body: 'Body',
  notes: 'Notes',
  sizes: 'Sizes',
  style: 'Style',
  proof: 'Proof',
  serve: 'How it is poured',
  price: 'Price',
  other: 'Something else',
}

export const subjectLabel = (about: ReportSubject): string => subjectLabels[about]

const subjects: Readonly<Record<CatalogueKind, readonly ReportSubject[]>> = {
  cigar: ['name', 'country', 'wrapper', 'strength', 'body', 'notes', 'sizes', 'price', 'other'],
  drink: ['name', 'style', 'proof', 'body', 'notes', 'serve', 'price', 'other'],
}

/** What can be wrong with a cigar or a drink. */
export const subjectsOf = (kind: CatalogueKind) =>
  subjects[kind].map(value => ({ value, label: subjectLabels[value] }))

export const stateLabels: Readonly<Record<CorrectionReport['state'], string>> = {
  waiting: 'Waiting',
  'taken-over': 'Taken over',
  declined: 'Declined',
}

export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' })
