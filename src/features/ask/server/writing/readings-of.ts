import type { Facts } from '#features/narration/fact-check/fact-check.rules.ts'
import { plainTextOf } from '../../restricted-markdown.rules.ts'

const innerMarks = /[\p{L}\p{N}]+(?:\*+[\p{L}\p{N}]+)+/gu

/**
 * A sentence without its marks, or the beginning of one, whose marks may be open. An asterisk inside a word may part two
 * names or hide one, as in `Be*hike`, so both are read; of a name that the facts write so, such as `US*1`, only its parts.
 */
export function readingsOf(sentence: string, { line }: Pick<Facts, 'line'>): string[] {
  const plain = plainTextOf(sentence)
  const apart = (word: string) => word.replace(/\*+/g, ' ')
  const together = (word: string) => {
    const isGiven = line.includes(` ${apart(word).toLowerCase()} `)
    return isGiven ? apart(word) : word.replaceAll('*', '')
  }
  const readings = [apart, together].map(read => plain.replace(innerMarks, read).replaceAll('*', ''))
  return [...new Set(readings)]
}
