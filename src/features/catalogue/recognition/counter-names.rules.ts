import { stopWords, tokenizeCigarText } from '../words/words.rules.ts'

/** What a counter calls a cigar without its maker, where the words alone fit others too. */
const fullNames: ReadonlyMap<string, string> = new Map([
  ['exclusivo', 'Padrón 1964 Anniversary Exclusivo'],
  ['epi 2', 'Hoyo de Monterrey Cuba Epicure No. 2'],
  ['epicure 2', 'Hoyo de Monterrey Cuba Epicure No. 2'],
])

/** The name in full, for a text that is nothing else. */
export function expandCounterName(text: string): string {
  const words = tokenizeCigarText(text).words.filter(word => !stopWords.has(word))
  return fullNames.get(words.join(' ')) ?? text
}
