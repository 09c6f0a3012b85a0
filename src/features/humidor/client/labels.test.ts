import { expect, test } from 'vitest'
import type { Humidor, HumidorItem } from '../humidor.contract.ts'
import { labelAddress, labelsOf } from './labels.ts'

const item = (fields: Partial<HumidorItem>) =>
  ({
    humidorId: 'a',
    quantity: 2,
    location: null,
    boxCode: null,
    cigarName: '1964',
    ...fields,
  }) as HumidorItem

test('there is a label for each humidor, each shelf and each box with a code', () => {
  const humidors = [{ id: 'a', name: 'Cabinet' } as Humidor, { id: 'b', name: 'Travel' } as Humidor]
  const items = [
    item({ location: 'Top' }),
    item({ location: 'Bottom' }),
    item({ location: 'Top', boxCode: 'ABC' }),
    item({ humidorId: 'b', quantity: 5 }),
  ]
  expect(labelsOf(items, humidors)).toMatchObject([
    { title: 'Cabinet', detail: 'Humidor', cigars: 6, search: { humidor: 'a' } },
    { title: 'Bottom', detail: 'Cabinet', cigars: 2, search: { humidor: 'a', location: 'Bottom' } },
    { title: 'Top', detail: 'Cabinet', cigars: 4 },
    { title: '1964', detail: 'Box ABC', cigars: 2, search: { humidor: 'a', q: 'ABC' } },
    { title: 'Travel', cigars: 5 },
  ])
})

test('the code of a label leads to what lies there', () => {
  expect(labelAddress('https://lounge.example', { humidor: 'a', location: 'Top & left' })).toBe(
    'https://lounge.example/dashboard/humidor?humidor=a&location=Top+%26+left',
  )
})
