import { startsLikeSentence } from '#platform/sentence-starts.rules.ts'
import { cardinal, numberInWords } from './numbers-in-words.rules.ts'

/** Only in front of what belongs to them: `St. Luis Rey`. */
const beforeNames: Readonly<Record<string, string>> = { Dr: 'Doctor', St: 'Saint', Mt: 'Mount' }

const shortened: Readonly<Record<string, string>> = {
  'approx.': 'approximately',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'vs.': 'versus',
  'ca.': 'circa',
  'w/o': 'without',
  'w/': 'with',
}

/** Their full stop can end the sentence as well. */
const shortenedAtTheEnd: Readonly<Record<string, string>> = {
  etc: 'et cetera',
  Bros: 'Brothers',
  Co: 'Company',
  Jr: 'Junior',
  Sr: 'Senior',
}

/** `Siglo VI`, but not `Serie V`, which is a letter. */
const romanNumerals = 'II III IV VI VII VIII IX XI XII XIII XIV'.split(' ')
const romanValues = [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]

/** Writes out what a voice would spell or stumble over. */
export function writeOutAbbreviations(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}])([Nn])o\. ?(\d+)(?![\d.]*\d)/gu,
      (_, n: string, digits: string) => `${n === 'N' ? 'Number' : 'number'} ${numberInWords(digits)}`,
    )
    .replace(
      /(?<![\p{L}\p{N}])Nos\. (\d+)(?![\d.]*\d)/gu,
      (_, digits: string) => `Numbers ${numberInWords(digits)}`,
    )
    .replace(/(?:№ ?|#)(\d+)(?![\d.,]*\d)/g, (_, digits: string) => `number ${numberInWords(digits)}`)
    .replace(/(?<![\p{L}\p{N}])(Dr|St|Mt)\. ?(?=\p{Lu})/gu, (_, name: string) => `${beforeNames[name]} `)
    .replace(
      /(?<![\p{L}\p{N}.])(?:approx\.|e\.g\.|i\.e\.|vs\.|ca\.|w\/o(?![\p{L}\p{N}])|w\/(?=[\s\p{L}]))/giu,
      word => spaced(shortened[word.toLowerCase()] ?? word, word),
    )
    .replace(/(?<![\p{L}\p{N}])(etc|Bros|Co|Jr|Sr)\./gu, writeOutLast)
    .replace(/(?<![\p{L}\p{N}-])[IVX]{2,4}(?![\p{L}\p{N}])/gu, writeOutRoman)
    .replace(/ {2,}/g, ' ')
}

const spaced = (spoken: string, written: string) => (written.endsWith('/') ? `${spoken} ` : spoken)

function writeOutLast(written: string, word: string, place: number, text: string): string {
  const after = text.slice(place + written.length)
  const isLast = after.trim() === '' || (/^["'”’)]*\s/.test(after) && startsLikeSentence(after.trim()))
  return `${shortenedAtTheEnd[word]}${isLast ? '.' : ''}`
}

function writeOutRoman(written: string): string {
  const place = romanNumerals.indexOf(written)
  return place < 0 ? written : cardinal(romanValues[place] ?? 0)
}
