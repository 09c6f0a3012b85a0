import { expect, it } from 'vitest'
import { marksWithHumidor, type StoredMark } from './marks-with-humidor.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
const mark = (name: StoredMark['mark'], hour: number): StoredMark => ({
  kind: 'cigar',
  item_id: 'padron',
  mark: name,
  marked_at: at(hour),
})
const record = (fields: object) => ({
  lineId: 'padron',
  brand: 'Padrón',
  cigarName: '1964',
  quantity: 3,
  addedAt: at(10),
  smokedAt: null,
  ...fields,
})
const smoked = record({ quantity: 0, smokedAt: at(12) })

it.each([
  ['nothing', [], [], []],
  ['a mark of another cigar alone', [mark('had', 9)], [record({ lineId: 'oliva', quantity: 0 })], ['had']],
  ['what lies in the humidor', [], [record({})], ['have 3']],
  ['it once, where it is marked as well', [mark('have', 11)], [record({})], ['have 3']],
  ['what was smoked to the last', [mark('have', 9)], [smoked], ['had 0']],
  [
    'it as had where one is left and another was smoked only if marked',
    [mark('had', 9)],
    [record({ smokedAt: at(11) })],
    ['have 3', 'had'],
  ],
  ['the own mark where it was had before', [mark('had', 9)], [smoked], ['had']],
  ['a younger mark against the humidor', [mark('have', 13)], [smoked], ['have']],
  ['nothing of a cigar that was given away', [mark('have', 9)], [record({ quantity: 0 })], []],
  ['no want of what was added', [mark('want', 9)], [record({})], ['have 3']],
  ['a want that came after it was added', [mark('want', 13)], [smoked], ['want', 'had 0']],
])('shows %s', (_what, stored, records, shown) => {
  const texts = marksWithHumidor(stored, records).map(({ mark: name, in_humidor }) =>
    in_humidor ? `${name} ${in_humidor.quantity}` : name,
  )
  expect(texts).toEqual(shown)
})

it('leaves drinks alone, and names the row of the humidor', () => {
  const drink: StoredMark = { kind: 'drink', item_id: 'padron', mark: 'want', marked_at: at(9) }
  const [have, want] = marksWithHumidor([drink], [record({})])
  expect(have?.in_humidor).toEqual({ quantity: 3, name: 'Padrón 1964' })
  expect(want).toEqual({ ...drink, in_humidor: null })
})
