import { expect, test } from 'vitest'
import type { Maintenance } from '../../maintenance.contract.ts'
import { checkDraft, draftOf, newDraft, toValues } from './maintenance-draft.ts'

const now = new Date(2026, 10, 26, 9, 30)
const draft = newDraft('cabinet', 3, now)
const entry: Maintenance = {
  id: 'one',
  humidorId: 'cabinet',
  kind: 'packs',
  doneAt: new Date(2026, 9, 10, 20, 15).toISOString(),
  packStrength: 72,
  packCount: 2,
  note: null,
  version: 4,
}

test('An entry of today is of now, one of another day of noon', () => {
  expect(toValues(draft, undefined, now)).toEqual({
    humidorId: 'cabinet',
    kind: 'packs',
    doneAt: now.toISOString(),
    packStrength: 69,
    packCount: 3,
    note: null,
  })
  expect(toValues({ ...draft, day: '2026-11-02' }, undefined, now).doneAt).toBe(
    new Date(2026, 10, 2, 12).toISOString(),
  )
})

test('A changed entry keeps its time of day while its day stays', () => {
  expect(toValues({ ...draftOf(entry), note: ' New lids ' }, entry, now)).toMatchObject({
    doneAt: entry.doneAt,
    packStrength: 72,
    note: 'New lids',
  })
})

test('Only packs have a level and a number', () => {
  expect(toValues({ ...draft, kind: 'cleaned' }, undefined, now)).toMatchObject({
    packStrength: null,
    packCount: null,
  })
})

test('What is missing is named', () => {
  expect(checkDraft(draft, now)).toEqual({})
  expect(checkDraft({ ...draft, packCount: null, day: '2026-11-27' }, now)).toEqual({
    packCount: 'Please give the number of packs',
    day: 'Please give a day that has been',
  })
  expect(checkDraft({ ...draft, kind: 'note', day: '' }, now)).toEqual({
    day: 'Please give a day that has been',
    note: 'Please write the note',
  })
})
