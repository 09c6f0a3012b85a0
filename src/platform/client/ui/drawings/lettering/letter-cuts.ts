import written from '../../theme/fonts/letters.txt?raw'

/** The letters of one font in one weight, as outlines. All figures are thousandths of the em. */
export interface LetterCut {
  space: number
  lettersByCharacter: Map<string, { advance: number; path: string }>
  /** How much farther the second of two letters stands, by both: `AV`. */
  kernsByPair: Map<string, number>
}

/** As `scripts/trace-letters.ts` wrote them, by font and weight: `display 300`. */
export const letterCuts: ReadonlyMap<string, LetterCut> = readCuts(written)

function readCuts(text: string): Map<string, LetterCut> {
  const cuts = new Map<string, LetterCut>()
  let cut: LetterCut | undefined
  for (const line of text.split('\n')) {
    const [key = '', second = '', ...rest] = line.split(' ')
    if (key === 'font') {
      cut = { space: Number(rest[1]), lettersByCharacter: new Map(), kernsByPair: new Map() }
      cuts.set(`${second} ${rest[0]}`, cut)
    } else if (key === 'kern')
      for (const pair of rest) cut?.kernsByPair.set(second + pair[0], Number(pair.slice(1)))
    else if (key) cut?.lettersByCharacter.set(key, { advance: Number(second), path: rest.join(' ') })
  }
  return cuts
}
