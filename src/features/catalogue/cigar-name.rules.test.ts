import { expect, test } from 'vitest'
import { cigarName, vitolaName } from './cigar-name.rules.ts'

test.each([
  ['Oliva', 'Serie V Melanio', 'Oliva Serie V Melanio'],
  ['Montecristo (Cuba)', 'No. 2', 'Montecristo No. 2'],
  ['Padrón', 'Padrón Series', 'Padrón Series'],
  ['Montecristo', 'Monte by Montecristo', 'Monte by Montecristo'],
  ['Cohiba (Dominican)', 'Weller by Cohiba', 'Weller by Cohiba'],
  ['Rojas', 'Rojas', 'Rojas'],
])('%s, %s is named %s', (brand, line, name) => {
  expect(cigarName({ brand, line })).toBe(name)
})

test('A size whose name is its dimensions has no separate name', () => {
  expect(['6x54', '5 x 50', 'Robusto', 'No. 2', 'Siglo VI'].map(name => vitolaName({ name }))).toEqual([
    '',
    '',
    'Robusto',
    'No. 2',
    'Siglo VI',
  ])
})
