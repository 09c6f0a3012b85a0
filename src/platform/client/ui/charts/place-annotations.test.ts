import { expect, it } from 'vitest'
import { placeAnnotations } from './place-annotations.ts'

const plot = { left: 40, right: 400, middle: 100 }

it('a text that would leave the plot ends at its point', () => {
  const [early, late] = placeAnnotations(
    [
      { x: 60, y: 50, text: 'Packs swapped' },
      { x: 390, y: 50, text: 'Packs swapped' },
    ],
    plot,
  )
  expect(early?.anchor).toBe('start')
  expect(late?.anchor).toBe('end')
})

it('a low point has its text below the line', () => {
  expect(placeAnnotations([{ x: 60, y: 140, text: 'Lid open' }], plot)[0]?.side).toBe('below')
})

it('texts on the same side never overlap', () => {
  const placed = placeAnnotations(
    [60, 80, 100].map(x => ({ x, y: 50, text: 'Lid open, 12 min' })),
    plot,
  )
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 2])
})
