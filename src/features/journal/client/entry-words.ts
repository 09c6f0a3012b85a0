import { type TemperatureUnit, toCelsiusTenths } from '#platform/temperature.rules.ts'
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
export function describeBuild({
  draw,
  burn,
  appearance,
}: Pick<JournalEntry, 'draw' | 'burn' | 'appearance'>) {
  const parts = [
    draw && `${drawWords[draw]} draw`,
    burn && `${burnWords[burn]} burn`,
    appearance && `${appearanceWords[appearance]} wrapper`,
  ]
  const [first = '', ...others] = parts.filter(part => part !== null)
  return [first, ...others.map(part => part.toLowerCase())].join(', ')
}

export function climateText(
  { temperature, humidity }: NonNullable<JournalEntry['climate']>,
  unit: TemperatureUnit,
) {
  const degrees = unit === 'F' ? temperature : toCelsiusTenths(temperature)
  return `${humidity.toFixed(1)}% and ${degrees.toFixed(1)}\u00a0°${unit}`
}

/** "1 h 10 min" */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
