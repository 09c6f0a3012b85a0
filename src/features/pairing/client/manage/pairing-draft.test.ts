import { expect, test } from 'vitest'
import type { ManagedPairing } from '../../managed-pairings.contract.ts'
import { changeDraft, changesOf, draftOf, emptyDraft, isDifferent, shownWords } from './pairing-draft.ts'

const pairing: ManagedPairing = {
  id: '01900000-0000-7000-8000-000000000000',
  title: 'Roof & Rain',
  slug: 'roof-and-rain',
  cigar_name: 'Roof',
  cigar_body: null,
  cigar_duration: null,
  cigar_desc: 'Dry.',
  spirit_name: 'Rain',
  spirit_desc: null,
  description: 'One.\n\nTwo.',
  is_featured: false,
  featured_at: null,
  chosen_at: null,
  chosen_until: null,
  version: 3,
}

test('The title follows the names until somebody writes one', () => {
  const named = changeDraft(changeDraft(emptyDraft, { cigar: 'Toro' }), { drink: 'Rum ' })
  expect(named.title).toBe('Toro & Rum')
  expect(changeDraft(named, { cigar: '' }).title).toBe('Rum')
  const titled = changeDraft(named, { title: 'After dinner' })
  expect(changeDraft(titled, { cigar: 'Corona' }).title).toBe('After dinner')
  expect(changeDraft(changeDraft(titled, { title: '' }), { cigar: 'Corona' }).title).toBe('Corona & Rum')
})

test('The form sends what was changed and nothing else', () => {
  const draft = draftOf(pairing)
  expect([changesOf(draft, pairing), isDifferent(draft, draftOf(pairing))]).toEqual([{}, false])
  const changed = { ...draft, cigarText: '', notes: 'One.' }
  expect(changesOf(changed, pairing)).toEqual({ cigar_desc: '', description: 'One.' })
  expect(isDifferent(changed, draft)).toBe(true)
})

test('The preview has the paragraphs that will be stored, and no text of blanks', () => {
  expect(shownWords({ ...emptyDraft, notes: 'One.\n \n\nTwo.', drinkText: '  ' }, undefined)).toMatchObject({
    title: 'Title',
    cigar_name: null,
    spirit_desc: null,
    description: 'One.\n\nTwo.',
  })
})
