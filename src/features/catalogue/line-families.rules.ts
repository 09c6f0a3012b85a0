import { common } from './everyday-words.rules.ts'

/** So many lines of one maker, and of no other, make a family that people call by the word they share. */
const leastLines = 3
const leastLetters = 4

/** Families whose word is a word, a place or a name to everybody: said alone it may be about anything. */
const everydayFamilies: ReadonlySet<string> = new Set(
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

/** For each word that names a family (`undercrown`, `tabak`) the maker whose it is. */
export function familiesOf(
  cigars: readonly NamedLine[],
  isOfBrand: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const linesByWord = new Map<string, { brands: Set<string>; lines: number }>()
  for (const { cigar, line } of cigars)
    for (const word of new Set(line.words)) {
      const found = linesByWord.get(word) ?? { brands: new Set(), lines: 0 }
      found.brands.add(cigar.brand)
      found.lines++
      linesByWord.set(word, found)
    }
  return new Map(
    [...linesByWord]
      .filter(
        ([word, { brands, lines }]) => brands.size === 1 && lines >= leastLines && isOwn(word, isOfBrand),
      )
      .map(([word, { brands }]) => [word, [...brands][0]!]),
  )
}

function isOwn(word: string, isOfBrand: (word: string) => boolean): boolean {
  const isName = word.length >= leastLetters && !/\d/.test(word)
  return isName && !common.has(word) && !everydayFamilies.has(word) && !isOfBrand(word)
}
