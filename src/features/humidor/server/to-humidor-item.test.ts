import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { drawOwnCigar } from './to-humidor-item.ts'

test('A cigar is drawn in the size of its vitola, unless the member wrote another size', () => {
  const line = catalogue.cigarsById.get('oliva-serie-v-melanio')!
  for (const vitola of line.vitolas) {
    const own = { size: undefined, vitola: vitola.name.toLowerCase(), wrapper: null }
    const { lengthInches, ringGauge } = vitola
    expect(drawOwnCigar(line, own)).toMatchObject({ lengthInches, ringGauge })
    const size = { lengthInches: 7, ringGauge: 38 }
    expect(drawOwnCigar(line, { ...own, size })).toMatchObject(size)
  }
  expect(new Set(line.vitolas.map(({ ringGauge }) => ringGauge)).size).toBeGreaterThan(1)
})
