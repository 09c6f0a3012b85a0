import { balanceLines, type Column, shorten } from '#platform/client/ui/drawings/break-lines.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import type { CardPair } from '../shared-page.contract.ts'

export const titleTypeface = 'display 300'
/** Largest first; the first that fits is used. */
const sizes = [112, 100, 90, 80, 70, 62]
const maxHeight = 236
export const titleLineHeight = 0.94
const firstTop = 188
/** No size fits a longer name. */
const maxNameLength = 130

interface TitleLine {
  words: string
  hasAmpersand: boolean
}

interface TitleLayout {
  lines: TitleLine[]
  size: number
  /** Baseline of the first line. */
  top: number
}

/** Both names in the largest size that fits, each on its own lines; a name too long for the card is cut with an ellipsis. */
export function layOutTitle(pair: CardPair, widthPixels: number, lettering: Lettering): TitleLayout {
  const cigar = drawableName(pair.cigar_name, 'A cigar', lettering)
  const drink = drawableName(pair.pairing_name, 'A drink', lettering)
  const columnsOf = (size: number) => layOutColumns(size, widthPixels, lettering)
  for (const size of sizes) {
    const [cigarColumn, drinkColumn] = columnsOf(size)
    const cigarLines = balanceLines(cigar, cigarColumn)
    const drinkLines = balanceLines(drink, drinkColumn)
    const isWhole = areWithin(cigarLines, cigarColumn) && areWithin(drinkLines, drinkColumn)
    if (isWhole && (cigarLines.length + drinkLines.length) * size * titleLineHeight <= maxHeight)
      return layoutOf(size, cigarLines, drinkLines)
  }
  const smallest = sizes.at(-1)!
  const [cigarColumn, drinkColumn] = columnsOf(smallest)
  return layoutOf(smallest, [shorten(cigar, cigarColumn)], [shorten(drink, drinkColumn)])
}

function layOutColumns(sizePixels: number, widthPixels: number, lettering: Lettering): [Column, Column] {
  const widthOf = (text: string) => lettering.widthOf(text, titleTypeface) * sizePixels
  return [
    { widthPixels, widthOf },
    { widthPixels: widthPixels - widthOf('& '), widthOf },
  ]
}

function areWithin(lines: readonly string[], { widthOf, widthPixels }: Column): boolean {
  return lines.every(line => widthOf(line) <= widthPixels)
}

/** Aligns the tops of the letters across sizes. */
function layoutOf(size: number, cigarLines: readonly string[], drinkLines: readonly string[]): TitleLayout {
  const lines = [
    ...cigarLines.map(words => ({ words, hasAmpersand: false })),
    ...drinkLines.map((words, index) => ({ words, hasAmpersand: index === 0 })),
  ]
  return { lines, size, top: firstTop + (size - sizes.at(-1)!) * 0.7 }
}

/** The fallback is for names with letters that the font lacks. */
function drawableName(name: string, fallback: string, { drawable }: Lettering): string {
  return drawable(name.slice(0, maxNameLength), titleTypeface) ?? fallback
}
