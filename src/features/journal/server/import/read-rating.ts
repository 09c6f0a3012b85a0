import type { RatingScale } from '../../import.contract.ts'

const wholeStars = /^([1-5])(?:[.,]0+)?(?:\s*(?:\/\s*5|stars?))?$/i
const drawnStars = /^(★{1,5})☆*$/
const points = /^(\d{1,3}(?:[.,]\d+)?)(?:\s*\/\s*(\d{1,3}))?$/

/**
 * Stars from 1 to 5. Without a scale only what is whole stars already; with one in proportion, and rounded: 88 of 100 are
 * 4 stars, 9 of 10 are 5.
 */
export function readRating(cell: string, scale: RatingScale | undefined): number | undefined {
  const stars = drawnStars.exec(cell)?.[1]?.length
  if (stars) return stars
  if (!scale) return Number(wholeStars.exec(cell)?.[1]) || undefined
  const [, value = '', ofScale = scale] = points.exec(cell) ?? []
  const number = Number(value.replace(',', '.'))
  if (value === '' || ofScale !== scale || number <= 0 || number > Number(scale)) return undefined
  return Math.max(1, Math.round((number * 5) / Number(scale)))
}
