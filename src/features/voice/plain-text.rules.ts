/** The text of Markdown without its marks, on one line, and without emoji. */
export function toPlainText(marked: string): string {
  const text = withoutLinks(withoutTags(marked.normalize('NFC').replace(/\r\n?/g, '\n')))
  return joinLines(text.split('\n').map(readLine)).replace(/ {2,}/g, ' ').trim()
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}

function withoutTags(text: string): string {
  return text
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
}

/** Links become their words, addresses the name of their site. */
function withoutLinks(text: string): string {
  return text
    .replace(/^ {0,3}\[[^\]\n]+\]: ?<?(?:https?:|[/#]).*$/gm, '')
    .replace(/!?\[([^\]\n]*)\](?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[[^\]\n]*\])/g, '$1')
    .replace(/ ?\[\^?\d+\]/g, '')
    .replace(/\]\([^)\n]*\)?/g, '')
    .replace(/<?https?:\/\/(?:www\.)?([\w.-]*\w)[^\s<>()]*?(?=[.,;:!?]*(?:[\s<>()]|$))>?/gi, '$1')
}

interface Line {
  text: string
  /** A heading or an item, which is a sentence of its own. */
  isItem: boolean
}

function readLine(line: string): Line {
  const inner = line.replace(/^(?:\s*>)+/, '').trim()
  if (/^(?:[-*_=]\s*){3,}$|^(?:```|~~~)|^\|?[\s:|-]+\|[\s:|-]*$/.test(inner))
    return { text: '', isItem: false }
  const item = /^(?:#{1,6}\s+|[-*+•–]\s+(?:\[[ x]\]\s+)?|\|)/i.exec(inner)?.[0] ?? ''
  return {
    text: withoutMarks(inner.slice(item.length)),
    isItem: item !== '' || /^\d{1,3}[.)]\s/.test(inner),
  }
}

/** Signs that are written to be seen. A sign between numbers or before one has a meaning. */
function withoutMarks(text: string): string {
  return text
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/(?<=\d) ?\* ?(?=\d)/g, ' × ')
    .replace(/\s*\|\s*$/, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/[*`•]|~~|#(?!\d)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll('_', ' ')
    .replace(emoji, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,;:!?]|\.(?!\d))/g, '')
    .trim()
}

/** Emoji with what joins and colors them, signs of trade, stars, ticks and frames. */
const emoji =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{2500}-\u{27BF}]|[\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]|\u{20E3})+/gu

function joinLines(lines: readonly Line[]): string {
  let joined = ''
  let isApart = false
  for (const { text, isItem } of lines) {
    if (text !== '' && joined !== '') joined += isApart || isItem ? endOf(joined) : ' '
    joined += text
    isApart = isItem || text === ''
  }
  return joined
}

/** What a voice needs to pause behind a line that had no stop of its own. */
const endOf = (text: string) => (/[.!?…:;,]["'”’)]*$/.test(text) ? ' ' : '. ')
