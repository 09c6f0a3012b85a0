/** `Party of 2` */
export const partyWords = (size: number) => (size === 1 ? 'One person' : `Party of ${size}`)

/** What a ticket's code leads staff to. */
export const checkInAddress = (origin: string, code: string) => `${origin}/lounge/check-in?ticket=${code}`

/** `T3F9A 1C77E 2`: to read out. */
export const readableCode = (code: string) => code.toUpperCase().replace(/(.{5})(?=.)/g, '$1 ')

/** As it is stored, from what was typed or scanned, with spaces or without, or the whole address. */
export function codeOf(typed: string): string {
  const [, scanned] = /[?&]ticket=([^&#]*)/.exec(typed) ?? []
  return (scanned ?? typed).toLowerCase().replace(/[^0-9a-z]/g, '')
}
