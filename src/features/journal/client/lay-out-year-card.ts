import { balanceLines, type Column, shorten } from '#platform/client/ui/drawings/break-lines.ts'
import type { Lettering, Typeface } from '#platform/lettering.contract.ts'
import { uncapitalize } from '#platform/text.rules.ts'
import { type YearCardData, yearCardSize } from '../palate.contract.ts'
import { monthStrokesHeight } from './MonthStrokes.tsx'

export const cardEdge = 84
export const cardWidth = yearCardSize.width - 2 * cardEdge
export const monthsSize = { width: 700, height: 88, textSize: 22 } as const
const display: Typeface = 'display 300'
/** The smoke has the room on the right, except under a cigar. */
const wordsWidth = 740
/** Largest first; a name that fits none is broken in the smallest. */
const nameSizes = [68, 60, 52] as const
export const flavorSize = 54
export const lineHeight = 1.06
const maxLines = 2
const maxWordsLength = 300
/** Under the title, and above the cigar. */
const top = 398
const bottom = yearCardSize.height - cardEdge
const favoriteHeights = { drawn: 232, named: 108 } as const
const figuresHeight = 160
const monthsHeight = monthStrokesHeight(monthsSize) + 40
const flavorsHeight = 84
const maxGap = 40

type CardSection = 'figures' | 'months' | 'flavors'

interface Words {
  lines: string[]
  size: number
}

export interface YearCardLayout {
  sections: { section: CardSection; y: number }[]
  flavors: Words
  favorite: Words
}

/** The chosen sections share the room between the title and the cigar. */
export function layOutYearCard(card: YearCardData, lettering: Lettering): YearCardLayout {
  const flavors = breakWords(flavorWords(card), { size: flavorSize, widthPixels: wordsWidth }, lettering)
  const favorite = layOutName(card.favorite, lettering)
  const heights: Record<CardSection, number> = {
    figures: card.count || card.time?.timed ? figuresHeight : 0,
    months: card.months ? monthsHeight : 0,
    flavors: flavors.lines.length > 0 ? flavorsHeight + heightOf(flavors) : 0,
  }
  const shown = (['figures', 'months', 'flavors'] as const).filter(section => heights[section] > 0)
  const used = shown.reduce((sum, section) => sum + heights[section], 0)
  const spare = bottom - favoriteHeight(card, favorite) - top - used
  const gap = Math.max(0, Math.min(maxGap, spare / Math.max(1, shown.length)))
  let y = top
  const sections = shown.map(section => {
    const placed = { section, y }
    y += heights[section] + gap
    return placed
  })
  return { sections, flavors, favorite }
}

export function columnOf(
  { size, widthPixels, typeface = display }: { size: number; widthPixels: number; typeface?: Typeface },
  lettering: Lettering,
): Column {
  return { widthPixels, widthOf: text => lettering.widthOf(text, typeface) * size }
}

function flavorWords({ flavors }: YearCardData): string {
  const [first = '', ...others] = flavors ?? []
  return [first, ...others.map(uncapitalize)].join(', ')
}

/** The fallback is for letters that the font lacks. */
function layOutName(favorite: YearCardData['favorite'], lettering: Lettering): Words {
  if (!favorite) return { lines: [], size: nameSizes[0] }
  const words = lettering.drawable(favorite.name.slice(0, maxWordsLength), display) ?? 'A cigar'
  const widthPixels = favorite.drawing ? cardWidth : wordsWidth
  const size = nameSizes.find(size => lettering.widthOf(words, display) * size <= widthPixels)
  return breakWords(words, { size: size ?? nameSizes.at(-1)!, widthPixels }, lettering)
}

function breakWords(
  words: string,
  { size, widthPixels }: { size: number; widthPixels: number },
  lettering: Lettering,
): Words {
  const column = columnOf({ size, widthPixels }, lettering)
  const lines = balanceLines(words, column)
  const last = lines.splice(maxLines - 1).join(' ')
  return { lines: [...lines, last].filter(Boolean).map(line => shorten(line, column)), size }
}

const heightOf = ({ lines, size }: Words) => lines.length * size * lineHeight

function favoriteHeight({ favorite }: YearCardData, name: Words): number {
  if (!favorite) return 0
  return (favorite.drawing ? favoriteHeights.drawn : favoriteHeights.named) + heightOf(name)
}
