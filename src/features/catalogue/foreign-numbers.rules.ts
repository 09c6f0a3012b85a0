import type { Cigar } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'

/** Numbers are identity: a `Siglo 7` is no `Siglo 6`, and a line without that number is not the one in the hand. Years are left alone. */
export function saysForeignNumber(words: readonly string[], cigar: Cigar): boolean {
  const numbers = words.filter(word => /^[a-z]?\d{1,3}$/.test(word))
  if (numbers.length === 0) return false
  const names = [cigar.brand, cigar.line, ...cigar.aliases, ...cigar.vitolas.map(({ name }) => name)]
  const own = new Set(names.flatMap(name => readCigarWords(name).words))
  const rings = cigar.vitolas.map(({ ringGauge }) => String(ringGauge))
  return numbers.some(number => !own.has(number) && !rings.includes(number))
}
