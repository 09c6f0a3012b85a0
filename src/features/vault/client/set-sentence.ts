import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { balanceLines, shorten } from '#platform/client/ui/drawings/lettering/break-lines.ts'
import { canSet } from '#platform/client/ui/drawings/lettering/set-text.ts'
import type { SharedPair } from '../shared-page.contract.ts'
import { placeGlass } from './place-glass.ts'

const cut = 'text 400'
/** No sentence on the card is longer. */
const mostRead = 600
const alone = { x: 64, right: 960, sizePixels: 32, mostLines: 4 }
const besidePair = { x: 852, right: 1136, sizePixels: 23, mostLines: 7 }
const roomBesideGlass = 60

interface SetSentence {
  lines: string[]
  x: number
  sizePixels: number
}

/** What the notes say first. */
export function setSentence({ notes, drawing }: SharedPair): SetSentence {
  const { x, right, sizePixels, mostLines } = drawing ? besideGlass(drawing) : alone
  const column = { cut, sizePixels, widthPixels: right - x }
  const words = firstSentence(notes)
  if (!canSet(words, cut)) return { lines: [], x, sizePixels }
  const lines = balanceLines(words, column)
  const last = lines.splice(mostLines - 1).join(' ')
  return { lines: [...lines, last].filter(Boolean).map(line => shorten(line, column)), x, sizePixels }
}

/** Where nothing is drawn there is more room than beside a pair, and beside a wide glass there is less. */
function besideGlass({ drink }: PairDrawing) {
  return { ...besidePair, x: Math.max(besidePair.x, Math.ceil(placeGlass(drink).right) + roomBesideGlass) }
}

/** `No. 2` and `St. James` end no sentence. */
const abbreviation = /\b(No|St|Dr|Mt|Mr|Mrs|vs)\.\s*$/

export function firstSentence(notes: string): string {
  const [start = ''] = notes
    .trim()
    .slice(0, mostRead)
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
