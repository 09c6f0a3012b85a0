import { expect, test } from 'vitest'
import { fieldsToSave, unsavedTexts, withTexts } from './profile-draft.ts'

const profile = { full_name: 'Ada', address: 'Dock 4' }

test('leaving the page saves unsaved text', () => {
  expect(fieldsToSave({ full_name: { text: 'Ada L.' } }, profile)).toEqual([
    { field: 'full_name', text: 'Ada L.' },
  ])
})

test('leaving the page retries a failed save', () => {
  const drafts = { address: { text: 'Dock 5', problem: 'Failed to update profile' } }
  expect(fieldsToSave(drafts, profile)).toEqual([{ field: 'address', text: 'Dock 5' }])
})

test('leaving the page sends nothing that is being sent, unchanged, or saved', () => {
  const drafts = { full_name: { text: 'Ada L.', sending: 'Ada L.' }, address: { text: 'Dock 4 ' } }
  expect(fieldsToSave(drafts, profile)).toEqual([])
  expect(fieldsToSave({ full_name: { savedAt: 1 } }, profile)).toEqual([])
})

test('text typed back to the saved value is sent while another text is being saved', () => {
  const drafts = { full_name: { text: 'Ada', sending: 'Ada L.' } }
  expect(fieldsToSave(drafts, profile)).toEqual([{ field: 'full_name', text: 'Ada' }])
})

test('a reload keeps typed text that is not saved, and nothing else', () => {
  const drafts = { full_name: { text: 'Ada L.', sending: 'Ada L.' }, address: { savedAt: 1 } }
  expect(unsavedTexts(drafts)).toEqual({ full_name: 'Ada L.' })
  expect(withTexts(unsavedTexts(drafts))).toEqual({ full_name: { text: 'Ada L.' } })
})
