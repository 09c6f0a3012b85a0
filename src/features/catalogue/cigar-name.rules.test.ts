import { expect, test } from 'vitest'
import { cigarName } from './cigar-name.rules.ts'

test.each([
  ['Oliva', 'Serie V Melanio', 'Oliva Serie V Melanio'],
  ['Montecristo (Cuba)', 'No. 2', 'Montecristo No. 2'],
  ['Padrón', 'Padron Series', 'Padrón Series'],
  ['Montecristo', 'Monte by Montecristo', 'Monte by Montecristo'],
  ['Cohiba (Dominican)', 'Weller by Cohiba', 'Weller by Cohiba'],
  ['Rojas', 'Rojas', 'Rojas'],
])('%s, %s is called %s', (brand, line, name) => {
  expect(cigarName({ brand, line })).toBe(name)
})
