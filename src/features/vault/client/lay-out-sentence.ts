import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { balanceLines, shorten } from '#platform/client/ui/drawings/break-lines.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import type { CardPair } from '../shared-page.contract.ts'
import { placeGlass } from './place-glass.ts'

const typeface = 'text 400'
const maxLength = 600
const withoutDrawing = { x: 64, right: 960, sizePixels: 32, maxLines: 4 }
const withDrawing = { x: 852, right: 1136, sizePixels: 23, maxLines: 7 }
const glassMargin = 60

export interface SentenceLayout {
  lines: string[]
  x: number
  sizePixels: number
}

export function layOutSentence({ notes, drawing }: CardPair, lettering: Lettering): SentenceLayout {
  const { x, right, sizePixels, maxLines } = drawing ? besideGlass(drawing) : withoutDrawing
  const widthOf = (text: string) => lettering.widthOf(text, typeface) * sizePixels
  const column = { widthOf, widthPixels: right - x }
  const words = lettering.drawable(firstSentence(notes), typeface)
  if (words === undefined) return { lines: [], x, sizePixels }
  const lines = balanceLines(words, column)
  const last = lines.splice(maxLines - 1).join(' ')
  return { lines: [...lines, last].filter(Boolean).map(line => shorten(line, column)), x, sizePixels }
}

/** A wide glass leaves less room. */
function besideGlass({ drink }: PairDrawing) {
  return { ...withDrawing, x: Math.max(withDrawing.x, Math.ceil(placeGlass(drink).right) + glassMargin) }
}

/** `No. 2` and `St. James` do not end a sentence. */
const abbreviation = /\b(No|St|Dr|Mt|Mr|Mrs|vs)\.\s*$/

export function firstSentence(notes: string): string {
  const [start = ''] = notes
    .trim()
    .slice(0, maxLength)
    .split(/\n\s*\n/)
  const paragraph = start.replace(/\s+/g, ' ')
  const pieces = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)]
  const end = pieces.findIndex(({ segment }) => !abbreviation.test(segment))
  const sentence = pieces.slice(0, end < 0 ? pieces.length : end + 1)
  return sentence
    .map(({ segment }) => segment)
    .join('')
    .trim()
}
