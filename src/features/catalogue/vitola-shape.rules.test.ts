import { expect, test } from 'vitest'
import { shapeOfVitola } from './vitola-shape.rules.ts'

test.each([
  ['Figurado', 'perfecto'],
  ['Short Story', 'perfecto'],
  ['Belicoso Fino', 'torpedo'],
  ['Pirámides', 'piramide'],
  ['Lancero', 'lancero'],
  ['Grand Robusto', 'parejo'],
])('a %s is drawn as a %s', (vitola, shape) => expect(shapeOfVitola(vitola, [])).toBe(shape))

test('A size that the line has counts before its words, and without one the usual shape stands', () => {
  const ofLine = [{ name: 'Robusto Tip', shape: 'torpedo' as const }]
  expect(shapeOfVitola('robusto tip', ofLine)).toBe('torpedo')
  expect([null, '', 'Signature'].map(vitola => shapeOfVitola(vitola, ofLine))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
