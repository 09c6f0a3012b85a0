import lettersText from '../../theme/fonts/letters.txt?raw'

/** Outlines of one font in one weight. All numbers are thousandths of the em. */
export interface LetterCut {
  space: number
  lettersByCharacter: Map<string, { advance: number; path: string }>
  /** Kerning by pair of letters: `AV`. */
  kernsByPair: Map<string, number>
}

/** Written by `scripts/trace-letters.ts`, by font and weight: `display 300`. */
export const letterCuts: ReadonlyMap<string, LetterCut> = readCuts(lettersText)

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
