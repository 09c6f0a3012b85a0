import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PLATE_INKS } from '../plate/plate-ink.ts'
import { DRAWINGS } from './engraving-drawings.ts'
import { ENGRAVING_NAMES, type EngravingName } from './engraving-names.ts'
import { PLATE } from './scene.ts'

class FlatPath {
  moveTo() {}
  lineTo() {}
  closePath() {}
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FlatPath)
})

/** The points of all lines that a drawing fills. */
async function linesOf(name: EngravingName, theme: 'dark' | 'light', spacing: number) {
  const points: [number, number][] = []
  const canvas = new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, member) => (x: number, y: number) => {
      if (member === 'lineTo') points.push([x, y])
    },
    set: () => true,
  })
  const draw = await DRAWINGS[name]()
  draw({ canvas, ink: PLATE_INKS[theme], spacing })
  return points
}

describe('An engraving', () => {
  for (const name of ENGRAVING_NAMES)
    test(`of the ${name} is made of lines on its plate, in both themes`, async () => {
      const [dark, light] = [await linesOf(name, 'dark', 5), await linesOf(name, 'light', 5)]
      expect(dark.flat().every(Number.isFinite)).toBe(true)
      const outside = dark.filter(([x, y]) => x < -4 || x > PLATE.width + 4 || y < -4 || y > PLATE.height + 4)
      expect(outside.length / dark.length).toBeLessThan(0.002)
      // On black, lines widen with light, on white with shade.
      expect(light).not.toEqual(dark)
    })

  test('has fewer lines where it is shown smaller, so that they stay apart', async () => {
    const [wide, close] = [await linesOf('hook', 'dark', 8), await linesOf('hook', 'dark', 4)]
    expect(wide.length).toBeLessThan(close.length * 0.7)
  })
})
