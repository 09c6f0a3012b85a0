import { commonWords } from '../words/words.rules.ts'

/** Minimum number of lines, all of one maker, that share a word. */
const minLines = 3
const minLetters = 4

/** Words of families that are also ordinary words, places or names. By themselves they do not identify a cigar. */
const ambiguousFamilies: ReadonlySet<string> = new Set(
  (
    'familiar guardian lunatic quattro solera occidental curly hemingway opus deliverance bluff eastern standard amazon ' +
    'flathead flavours exodus kicks saga deadwood herrera kentucky flying encore pledge bomba sandwich charter tabernacle ' +
    'cellar documents amor pearl nuance flores tour fresco nicks patriarch alma accomplice buster edge intemperance farce ' +
    'oval requiem jacobs ladder avion field garrison arcana'
  ).split(' '),
)

interface NamedLine {
  cigar: { brand: string }
  line: { words: readonly string[] }
}

/** Brand by the word that names a family (`undercrown`, `tabak`). */
export function findLineFamilies(
  cigars: readonly NamedLine[],
  isOfBrand: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const linesByWord = new Map<string, { brands: Set<string>; lines: number }>()
  for (const { cigar, line } of cigars)
    for (const word of new Set(line.words)) {
      const entry = linesByWord.get(word) ?? { brands: new Set(), lines: 0 }
      entry.brands.add(cigar.brand)
      entry.lines++
      linesByWord.set(word, entry)
    }
  return new Map(
    [...linesByWord]
      .filter(
        ([word, { brands, lines }]) =>
          brands.size === 1 && lines >= minLines && isFamilyWord(word, isOfBrand),
      )
      .map(([word, { brands }]) => [word, [...brands][0]!]),
  )
}

function isFamilyWord(word: string, isOfBrand: (word: string) => boolean): boolean {
  const isName = word.length >= minLetters && !/\d/.test(word)
  return isName && !commonWords.has(word) && !ambiguousFamilies.has(word) && !isOfBrand(word)
}
