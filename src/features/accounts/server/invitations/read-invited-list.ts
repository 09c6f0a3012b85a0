import { email } from '../../accounts.contract.ts'

export interface InvitedLine {
  /** Counted from one. */
  line: number
  /** As it was sent. */
  text: string
  /** Undefined: not a mail address. */
  email: string | undefined
}

/**
 * The lines of a list that say something, each with its mail address: one to a line, or the cells of a CSV that have an @.
 * A line with several addresses is there once for each. A first line without an address names the columns.
 */
export function readInvitedList(list: string): InvitedLine[] {
  const lines = list.split(/\r\n|\r|\n/).map((text, index) => ({ line: index + 1, text: text.trim() }))
  const filled = lines.filter(({ text }) => text !== '')
  const [first] = filled
  const rows =
    first && !first.text.includes('@') && /e-?mail|address/i.test(first.text) ? filled.slice(1) : filled
  return rows.flatMap(({ line, text }) => {
    const cells = cellsWithAddress(text)
    if (cells.length <= 1) return [{ line, text: text.slice(0, 200), email: addressIn(cells[0] ?? text) }]
    return cells.map(cell => ({ line, text: cell.slice(0, 200), email: addressIn(cell) }))
  })
}

/** A name such as `@anna` is none. */
function cellsWithAddress(text: string): string[] {
  return text
    .split(/[,;\t]/)
    .map(cell => cell.trim().replaceAll(/^["'<]+|[>"']+$/g, ''))
    .filter(cell => cell.includes('@', 1))
}

function addressIn(cell: string): string | undefined {
  // `Anna B <anna@example.org>`
  const inBrackets = /<([^<>]+)>?$/.exec(cell)?.[1] ?? cell
  const parsed = email.safeParse(inBrackets)
  return parsed.success ? parsed.data : undefined
}
