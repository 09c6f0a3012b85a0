const smallWords = new Set(
  'a and by cigar cigars co company d da das de del dos el l la las los of o s the y'.split(' '),
)
const maxInitials = 2

/** The initials of the first and the last word that matter: `Joya de Nicaragua` is JN, `La Palina` is P. */
export function monogramOf(brand: string): string {
  const words = brand
    .replace(/\(.*\)/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  const telling = words.filter(word => !smallWords.has(word.toLowerCase()))
  const initials = (telling.length > 0 ? telling : words).map(word => [...word][0] ?? '')
  const shown = initials.length > maxInitials ? [initials[0], initials.at(-1)] : initials
  return shown.join('').toUpperCase()
}
