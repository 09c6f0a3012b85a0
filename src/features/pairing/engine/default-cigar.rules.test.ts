import { describe, expect, test } from 'vitest'
import type { Cigar, Vitola } from '#features/catalogue/catalogue.contract.ts'
import { plainCigar } from '#test/invented-pair.ts'
import { inferDefaultCigar } from './default-cigar.rules.ts'

const vitola = (name: string, lengthInches: number, ringGauge: number): Vitola => ({
  name,
  lengthInches,
  ringGauge,
  shape: 'parejo',
})
const line = (id: string, properties: Partial<Cigar> = {}): Cigar => ({
  ...plainCigar,
  id,
  brand: 'Maker',
  line: id,
  aliases: [],
  binder: '',
  filler: '',
  vitolas: [vitola('Toro', 6, 52)],
  thirds: undefined,
  make: 'handmade',
  status: undefined,
  year: undefined,
  price: undefined,
  sourceUrl: undefined,
  checked: undefined,
  confidence: 'high',
  ...properties,
})
const infer = (...lines: Cigar[]) => inferDefaultCigar('Maker', lines)

describe('The default cigar of a maker', () => {
  test('is unknown without a line of that maker', () => {
    expect(infer()).toBeUndefined()
    expect(infer(line('a', { brand: 'Another' }))).toBeUndefined()
  })

  test('has the wrapper that most of its lines have', () => {
    const maduro = { wrapperClass: 'maduro', wrapper: 'Maduro' } as const
    const profile = infer(line('a'), line('b', maduro), line('c', maduro), line('d', { brand: 'Another' }))
    expect([profile!.wrapperClass, profile!.wrapper, profile!.brand]).toEqual(['maduro', 'Maduro', 'Maker'])
  })

  test('has the wrapper that is listed first where two are equally frequent', () => {
    const profile = infer(line('a', { wrapperClass: 'corojo' }), line('b', { wrapperClass: 'maduro' }))
    expect(profile!.wrapperClass).toBe('corojo')
  })

  test('has the middle body among those lines, in whatever order they come', () => {
    const bodies = [line('a', { body: 5 }), line('b', { body: 2 }), line('c', { body: 3 })]
    expect(infer(...bodies)!.body).toBe(3)
    expect(infer(...bodies.toReversed())!.body).toBe(3)
  })

  test('has the size nearest to a robusto or toro, and a name only if everybody uses it', () => {
    const epicure = infer(
      line('a', { vitolas: [vitola('Gran Largo', 9, 60)] }),
      line('b', { vitolas: [vitola('Epicure', 5.5, 50)] }),
    )
    expect(epicure!.vitola).toEqual(vitola('', 5.5, 50))
    const robusto = infer(line('a', { vitolas: [vitola('Gran Largo', 9, 60), vitola('Robusto', 5, 50)] }))
    expect(robusto!.vitola).toEqual(vitola('Robusto', 5, 50))
  })

  test('is marked as inferred and has no line of the catalogue', () => {
    const profile = infer(line('a'))!
    expect([profile.id, profile.isInferred, profile.line]).toEqual([undefined, true, 'unlisted line'])
    expect(inferDefaultCigar('Maker', [line('a')], '')!.line).toBe('')
  })
})
