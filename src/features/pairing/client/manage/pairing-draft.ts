import type { CuratedPairing } from '../../curated-pairing.contract.ts'
import type {
  ManagedPairing,
  NewPairing,
  PairingChanges,
  PairingPreview,
} from '../../managed-pairings.contract.ts'
import { paragraphsOf } from '../../paragraphs.rules.ts'

/** The fields of the form as they are typed. */
export interface PairingDraft {
  cigar: string
  drink: string
  title: string
  cigarText: string
  drinkText: string
  notes: string
}

export type DraftErrors = Record<string, string>

export const emptyDraft: PairingDraft = {
  cigar: '',
  drink: '',
  title: '',
  cigarText: '',
  drinkText: '',
  notes: '',
}

export function draftOf(pairing: ManagedPairing): PairingDraft {
  return {
    cigar: pairing.cigar_name ?? '',
    drink: pairing.spirit_name ?? '',
    title: pairing.title,
    cigarText: pairing.cigar_desc ?? '',
    drinkText: pairing.spirit_desc ?? '',
    notes: pairing.description ?? '',
  }
}

function proposedTitle({ cigar, drink }: PairingDraft): string {
  return [cigar.trim(), drink.trim()].filter(Boolean).join(' & ')
}

/** A title that was proposed follows the names; one that was written stays. */
export function changeDraft(before: PairingDraft, changes: Partial<PairingDraft>): PairingDraft {
  const after = { ...before, ...changes }
  const isProposed = before.title === '' || before.title === proposedTitle(before)
  const isAboutNames = 'cigar' in changes || 'drink' in changes
  return isProposed && isAboutNames ? { ...after, title: proposedTitle(after) } : after
}

export const columnOf = {
  title: 'title',
  cigar: 'cigar_name',
  drink: 'spirit_name',
  cigarText: 'cigar_desc',
  drinkText: 'spirit_desc',
  notes: 'description',
} as const satisfies Record<keyof PairingDraft, keyof PairingChanges>
const fields = Object.keys(columnOf) as (keyof PairingDraft)[]

const differing = (draft: PairingDraft, before: PairingDraft) =>
  fields.filter(field => draft[field] !== before[field])

export function isDifferent(draft: PairingDraft, before: PairingDraft): boolean {
  return differing(draft, before).length > 0
}

/** With an ID of its own: sent twice, it is created once. */
export function toNewPairing(id: string, draft: PairingDraft): NewPairing {
  return {
    id,
    title: draft.title,
    cigar_name: draft.cigar,
    spirit_name: draft.drink,
    cigar_desc: draft.cigarText,
    spirit_desc: draft.drinkText,
    description: draft.notes,
  }
}

/** What differs from the pairing as it was opened. */
export function changesOf(draft: PairingDraft, opened: ManagedPairing): PairingChanges {
  return Object.fromEntries(differing(draft, draftOf(opened)).map(field => [columnOf[field], draft[field]]))
}

/** As the page of the pairing shows it. */
export function shownWords(
  draft: PairingDraft,
  preview: PairingPreview | undefined,
): Omit<CuratedPairing, 'slug' | 'is_featured' | 'drawing'> {
  return {
    title: draft.title.trim() || 'Title',
    cigar_name: draft.cigar.trim() || null,
    cigar_body: preview?.cigar_body ?? null,
    cigar_duration: preview?.cigar_duration ?? null,
    cigar_desc: draft.cigarText.trim() || null,
    spirit_name: draft.drink.trim() || null,
    spirit_desc: draft.drinkText.trim() || null,
    description: paragraphsOf(draft.notes).join('\n\n') || null,
  }
}
