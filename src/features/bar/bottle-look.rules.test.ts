import { describe, expect, test } from 'vitest'
import { bottleShapeOf, isMixed, labelOf, nextLevel, shareLeft } from './bottle-look.rules.ts'

describe('A bottle on the shelf', () => {
  test('has the shape of what is in it', () => {
    const shapeOf = (family: 'bourbon' | 'red' | 'sparkling' | 'coffee' | 'other-spirit', style: string) =>
      bottleShapeOf({ family, style, kind: family === 'coffee' ? 'mocktail' : 'spirit' })
    expect(shapeOf('bourbon', 'bourbon')).toBe('square')
    expect(shapeOf('red', 'Malbec, Argentina')).toBe('bordeaux')
    expect(shapeOf('red', 'Pinot Noir, Oregon')).toBe('burgundy')
    expect(shapeOf('sparkling', 'Champagne')).toBe('sparkling')
    expect(shapeOf('coffee', 'filter coffee')).toBe('jar')
    expect(shapeOf('other-spirit', 'gin')).toBe('slim')
  })

  test('is none for a mixed drink', () => {
    expect(isMixed({ style: 'gin cocktail' })).toBe(true)
    expect(isMixed({ style: 'gin' })).toBe(false)
  })

  test.each([
    ['Lagavulin 16 Year', 'Lagavulin'],
    ['Don Julio Reposado', 'Don Julio'],
    ['The Macallan 12', 'Macallan'],
    ['Grand Marnier Cordon Rouge', 'Grand'],
    ['Bruichladdichlaich', 'Bruichla.'],
    ['X', 'X'],
  ])('has as much of the name on its label as fits: %s', (name, label) => {
    expect(labelOf(name)).toBe(label)
  })

  test('is lowered from full to empty, and then filled again', () => {
    const levels = ['full', 'half', 'low', 'empty'] as const
    expect(levels.map(nextLevel)).toEqual(['half', 'low', 'empty', 'full'])
    const shares = levels.map(shareLeft)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  })
})
