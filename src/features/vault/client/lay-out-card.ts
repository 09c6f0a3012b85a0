import { balanceLines, type Column, shorten } from '#platform/client/ui/drawings/lettering/break-lines.ts'
import { canSet, widthOfText } from '#platform/client/ui/drawings/lettering/set-text.ts'
import type { SharedPair } from '../shared-page.contract.ts'

const cut = 'display 300'
/** Largest first: the first that leaves the drawing its place. */
const sizes = [112, 100, 90, 80, 70, 62]
const mostHeight = 236
export const titleLineHeight = 0.94
const firstTop = 188
/** Longer names than this are not set in full in any size. */
const longestName = 130

interface TitleLine {
  words: string
  hasAmpersand: boolean
}

interface LaidOutTitle {
  lines: TitleLine[]
  size: number
  /** Where the letters of the first line stand. */
  top: number
}

/** Both names as large as they fit, each on lines of its own; what is too long for the card ends in dots. */
export function layOutTitle(pair: SharedPair, widthPixels: number): LaidOutTitle {
  const cigar = said(pair.cigar_name, 'A cigar')
  const drink = said(pair.pairing_name, 'A drink')
  for (const size of sizes) {
    const [column, besideAmpersand] = columnsOf(size, widthPixels)
    const cigarLines = balanceLines(cigar, column)
    const drinkLines = balanceLines(drink, besideAmpersand)
    const isWhole = areWithin(cigarLines, column) && areWithin(drinkLines, besideAmpersand)
    if (isWhole && (cigarLines.length + drinkLines.length) * size * titleLineHeight <= mostHeight)
      return laidOut(size, cigarLines, drinkLines)
  }
  const smallest = sizes.at(-1)!
  const [column, besideAmpersand] = columnsOf(smallest, widthPixels)
  return laidOut(smallest, [shorten(cigar, column)], [shorten(drink, besideAmpersand)])
}

function columnsOf(sizePixels: number, widthPixels: number): [Column, Column] {
  const column = { cut, sizePixels, widthPixels }
  return [column, { ...column, widthPixels: widthPixels - widthOfText('& ', cut, sizePixels) }]
}

function areWithin(lines: readonly string[], { cut, sizePixels, widthPixels }: Column): boolean {
  return lines.every(line => widthOfText(line, cut, sizePixels) <= widthPixels)
}

/** The heads of the letters begin at the same height, whatever their size. */
function laidOut(size: number, cigarLines: readonly string[], drinkLines: readonly string[]): LaidOutTitle {
  const lines = [
    ...cigarLines.map(words => ({ words, hasAmpersand: false })),
    ...drinkLines.map((words, at) => ({ words, hasAmpersand: at === 0 })),
  ]
  return { lines, size, top: firstTop + (size - sizes.at(-1)!) * 0.7 }
}

/** A name in letters that the house's font lacks cannot be set, and a row of gaps would be worse than none. */
function said(name: string, instead: string): string {
  return canSet(name, cut) ? name.slice(0, longestName) : instead
}
