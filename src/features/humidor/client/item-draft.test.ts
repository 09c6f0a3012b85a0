import { expect, test } from 'vitest'
import type { HumidorItem } from '../humidor.contract.ts'
import { changesOf, checkDraft, draftOf, toNewItem } from './item-draft.ts'

const item: HumidorItem = {
  id: '1',
  humidorId: 'h',
  brand: 'Oliva',
  cigarName: 'Serie V Melanio',
  vitola: 'Robusto',
  wrapper: null,
  size: '5 × 52',
  quantity: 3,
  purchasedOn: '2026-10-01',
  agingUntil: null,
  location: null,
  boxCode: null,
  price: 11.5,
  notes: null,
  lowAt: null,
  createdAt: '2026-10-02T00:00:00.000Z',
  version: 4,
  lineId: null,
  strength: null,
  drawing: null,
}

test('Empty dates and texts of a new cigar are sent as null', () => {
  expect(toNewItem({ ...draftOf(undefined), brand: 'Oliva', cigarName: 'Serie G', notes: '  ' })).toEqual({
    brand: 'Oliva',
    cigarName: 'Serie G',
    quantity: 1,
    vitola: null,
    wrapper: null,
    size: null,
    purchasedOn: null,
    agingUntil: null,
    location: null,
    boxCode: null,
    price: null,
    lowAt: null,
    notes: null,
  })
})

test('Only what was changed in the form is sent', () => {
  const draft = draftOf(item)
  expect(changesOf(draft, item)).toEqual({})
  expect(changesOf({ ...draft, notes: 'Cedar', purchasedOn: '', quantity: 2 }, item)).toEqual({
    notes: 'Cedar',
    purchasedOn: null,
    quantity: 2,
  })
})

test('A brand, a name and a whole quantity are needed; of a kept cigar none may be left', () => {
  expect(checkDraft(draftOf(undefined), true)).toEqual({
    brand: 'Please enter a brand',
    cigarName: 'Please enter a cigar name',
  })
  const draft = draftOf(item)
  expect(checkDraft({ ...draft, quantity: 0 }, false)).toEqual({})
  expect(checkDraft({ ...draft, quantity: 0 }, true).quantity).toBe(
    'Please give a whole number from 1 to 9,999',
  )
  for (const quantity of [null, 1.5, -1, 10_000])
    expect(checkDraft({ ...draft, quantity }, false).quantity).toBeDefined()
})
