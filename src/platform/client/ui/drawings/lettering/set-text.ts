import { type LetterCut, letterCuts } from './letter-cuts.ts'

interface PlacedLetter {
  x: number
  path: string
}

interface SetLine {
  letters: PlacedLetter[]
  /** In thousandths of the em, as all figures of a line are. */
  width: number
}

const em = 1000

/**
 * Sets a line in `display 300`, `text 400` or another cut. What the font lacks stands without its accent, or not at all:
 * see `canSet`.
 */
export function setLine(text: string, cutName: string, letterSpacing = 0): SetLine {
  const cut = cutNamed(cutName)
  const letters: PlacedLetter[] = []
  let pen = 0
  let before = ''
  for (const character of knownOf(text, cut)) {
    const letter = cut.lettersByCharacter.get(character)
    pen += cut.kernsByPair.get(before + character) ?? 0
    if (letter) letters.push({ x: pen, path: letter.path })
    pen += (letter?.advance ?? cut.space) + letterSpacing
    before = character
  }
  return { letters, width: pen }
}

export function widthOfText(text: string, cutName: string, sizePixels: number): number {
  return (setLine(text, cutName).width * sizePixels) / em
}

/** Whether every letter of it can be drawn, perhaps without its accent. */
export function canSet(text: string, cutName: string): boolean {
  const cut = cutNamed(cutName)
  return [...text.normalize('NFC')].every(character => knownOf(character, cut).length > 0)
}

function cutNamed(name: string): LetterCut {
  const cut = letterCuts.get(name)
  if (!cut) throw new Error(`There are no letters of ${name}`)
  return cut
}

function knownOf(text: string, { lettersByCharacter }: LetterCut): string[] {
  return [...text.normalize('NFC')].flatMap(character => {
    if (/\s/.test(character)) return [' ']
    if (lettersByCharacter.has(character)) return [character]
    return [...character.normalize('NFKD')].filter(part => lettersByCharacter.has(part))
  })
}
