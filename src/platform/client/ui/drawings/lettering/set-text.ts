import { type LetterCut, letterCuts } from './letter-cuts.ts'

interface PlacedLetter {
  x: number
  path: string
}

interface SetLine {
  letters: PlacedLetter[]
  /** In thousandths of the em, like all numbers of a line. */
  width: number
}

const em = 1000

/**
 * Typesets a line in a cut such as `display 300` or `text 400`. Characters that the font lacks lose their accent or are
 * dropped; check with `canSet`.
 */
export function setLine(text: string, cutName: string, letterSpacing = 0): SetLine {
  const cut = cutNamed(cutName)
  const letters: PlacedLetter[] = []
  let pen = 0
  let previous = ''
  for (const character of settableCharacters(text, cut)) {
    const letter = cut.lettersByCharacter.get(character)
    pen += cut.kernsByPair.get(previous + character) ?? 0
    if (letter) letters.push({ x: pen, path: letter.path })
    pen += (letter?.advance ?? cut.space) + letterSpacing
    previous = character
  }
  return { letters, width: pen }
}

export function widthOfText(text: string, cutName: string, sizePixels: number): number {
  return (setLine(text, cutName).width * sizePixels) / em
}

/** Whether every character can be drawn, possibly without its accent. */
export function canSet(text: string, cutName: string): boolean {
  const cut = cutNamed(cutName)
  return [...text.normalize('NFC')].every(character => settableCharacters(character, cut).length > 0)
}

function cutNamed(name: string): LetterCut {
  const cut = letterCuts.get(name)
  if (!cut) throw new Error(`There are no letters of ${name}`)
  return cut
}

function settableCharacters(text: string, { lettersByCharacter }: LetterCut): string[] {
  return [...text.normalize('NFC')].flatMap(character => {
    if (/\s/.test(character)) return [' ']
    if (lettersByCharacter.has(character)) return [character]
    return [...character.normalize('NFKD')].filter(part => lettersByCharacter.has(part))
  })
}
