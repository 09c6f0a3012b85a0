/** A piece of a message: what few marks of Markdown mean. There are no pictures, no headings and no HTML. */
export interface TextPiece {
  /** Of a link the text is the address. */
  kind: 'text' | 'strong' | 'emphasis' | 'code' | 'link'
  text: string
}

/** `code`, **strong**, *emphasis*, and addresses of web pages. Each alternative is bounded, so the time is linear. */
const marks =
  /`(?<code>[^`\n]{1,400})`|\*\*(?<strong>[^*\n]{1,400})\*\*|\*(?<emphasis>[^*\s][^*\n]{0,400})\*|(?<href>https?:\/\/[^\s<>"'`]{1,2000})/g
const marksOfSentence = /[.,;:!?)\]]+$/

/** The pieces one after another; together they say what was typed, without the marks. */
export function readMessageText(content: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  const addText = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: content.slice(end, until) })
  }
  for (const match of content.matchAll(marks)) {
    const { code, strong, emphasis, href } = match.groups as Record<string, string | undefined>
    addText(match.index)
    end = match.index + match[0].length
    if (href !== undefined) {
      const address = href.replace(marksOfSentence, '')
      end -= href.length - address.length
      pieces.push({ kind: 'link', text: address })
    } else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'emphasis', text: emphasis! })
  }
  addText(content.length)
  return pieces
}

/** What a message says without its marks: for a line that shows the beginning of it. */
export function plainTextOf(content: string): string {
  return readMessageText(content)
    .map(({ text }) => text)
    .join('')
}
