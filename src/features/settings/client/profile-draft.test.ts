import { expect, test } from 'vitest'
import { fieldsToSave } from './profile-draft.ts'

const profile = { full_name: 'Ada', address: 'Dock 4' }

test('leaving the page saves what was typed and not saved yet', () => {
  expect(fieldsToSave({ full_name: { text: 'Ada L.' } }, profile)).toEqual([
    { field: 'full_name', text: 'Ada L.' },
  ])
})

test('leaving the page tries once more what could not be saved before', () => {
  const drafts = { address: { text: 'Dock 5', problem: 'Failed to update profile' } }
  expect(fieldsToSave(drafts, profile)).toEqual([{ field: 'address', text: 'Dock 5' }])
})

test('leaving the page sends nothing that is on its way, unchanged, or saved', () => {
  const drafts = { full_name: { text: 'Ada L.', sending: 'Ada L.' }, address: { text: 'Dock 4 ' } }
  expect(fieldsToSave(drafts, profile)).toEqual([])
  expect(fieldsToSave({ full_name: { savedAt: 1 } }, profile)).toEqual([])
})

test('words typed back to what the house had are saved while other words are on their way', () => {
  const drafts = { full_name: { text: 'Ada', sending: 'Ada L.' } }
  expect(fieldsToSave(drafts, profile)).toEqual([{ field: 'full_name', text: 'Ada' }])
})
