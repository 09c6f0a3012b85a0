import { expect, test } from 'vitest'
import { type CigarFrame, frameCigar } from './cigar-frame.ts'
import { CIGAR_SHAPES, radiusProfile } from './cigar-shape.ts'

/** Up to the front of the foot. */
const drawnLength = (frame: CigarFrame) => frame.length + frame.bulgeAt(frame.length)

test('a 6 x 52 cigar at 50 pixels per inch is 300 pixels long and 40.6 thick', () => {
  const frame = frameCigar({ lengthInches: 6, ringGauge: 52, shape: 'parejo', pixelsPerInch: 50 })
  expect(drawnLength(frame)).toBeCloseTo(300)
  expect(frame.thickness).toBeCloseTo(40.6, 1)
})

test('two cigars at the same scale keep their proportions', () => {
  const lancero = frameCigar({ lengthInches: 7.5, ringGauge: 38, shape: 'lancero', pixelsPerInch: 20 })
  const robusto = frameCigar({ lengthInches: 5, ringGauge: 50, shape: 'parejo', pixelsPerInch: 20 })
  expect(drawnLength(lancero) / drawnLength(robusto)).toBeCloseTo(1.5)
  expect(lancero.thickness / robusto.thickness).toBeCloseTo(38 / 50)
})

test.each(CIGAR_SHAPES)('a %s is never thicker than its ring gauge and begins at a tip', shape => {
  const radiusAt = radiusProfile(shape, 6, 0.4)
  const radii = Array.from({ length: 101 }, (_, step) => radiusAt((step / 100) * 6))
  expect(Math.max(...radii)).toBeLessThanOrEqual(0.4 + 1e-9)
  expect(Math.max(...radii)).toBeGreaterThan(0.39)
  expect(radiusAt(0)).toBeCloseTo(0)
})

test('a torpedo is full where a piramide is still tapering', () => {
  expect(radiusProfile('torpedo', 6, 0.4)(3)).toBe(0.4)
  expect(radiusProfile('piramide', 6, 0.4)(3)).toBeLessThan(0.36)
})
