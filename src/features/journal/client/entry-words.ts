import type { JournalEntry } from '../journal.contract.ts'

type Word<Field extends 'draw' | 'burn' | 'appearance'> = NonNullable<JournalEntry[Field]>

export const drawWords: Record<Word<'draw'>, string> = { tight: 'Tight', easy: 'Easy', loose: 'Loose' }
export const burnWords: Record<Word<'burn'>, string> = {
  even: 'Even',
  wavy: 'Wavy',
  canoed: 'Canoed',
  tunneled: 'Tunneled',
}
export const appearanceWords: Record<Word<'appearance'>, string> = {
  flawless: 'Flawless',
  rustic: 'Rustic',
  damaged: 'Damaged',
}

export const ratingText = (stars: number) => `${stars} out of 5`

/** "Easy draw, wavy burn, rustic wrapper"; empty where nothing was said. */
export function describeBuild({ draw, burn, appearance }: Pick<JournalEntry, 'draw' | 'burn' | 'appearance'>) {
  const parts = [
    draw && `${drawWords[draw]} draw`,
    burn && `${burnWords[burn]} burn`,
    appearance && `${appearanceWords[appearance]} wrapper`,
  ]
  const [first = '', ...others] = parts.filter(part => part !== null)
  return [first, ...others.map(part => part.toLowerCase())].join(', ')
}
