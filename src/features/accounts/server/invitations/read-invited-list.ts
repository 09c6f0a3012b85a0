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
 * The lines of a list that say something, each with its mail address: one to a line, or the cell of a CSV that has an @.
 * A first line without an address names the columns.
 */
export function readInvitedList(list: string): InvitedLine[] {
  const lines = list.split(/\r\n|\r|\n/).map((text, index) => ({ line: index + 1, text: text.trim() }))
  const filled = lines.filter(({ text }) => text !== '')
  const [first] = filled
  const rows =
    first && !first.text.includes('@') && /e-?mail|address/i.test(first.text) ? filled.slice(1) : filled
  return rows.map(({ line, text }) => ({ line, text: text.slice(0, 200), email: addressIn(text) }))
}

function addressIn(text: string): string | undefined {
  const cells = text.split(/[,;\t]/).map(cell => cell.trim().replaceAll(/^["'<]+|[>"']+$/g, ''))
  const cell = cells.find(one => one.includes('@')) ?? text
  // `Anna B <anna@example.org>`
  const inBrackets = /<([^<>]+)>?$/.exec(cell)?.[1] ?? cell
  const parsed = email.safeParse(inBrackets)
  return parsed.success ? parsed.data : undefined
}
