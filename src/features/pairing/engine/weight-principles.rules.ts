import { type AddPoints, isDark, type Principle, weightOfSmoke } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// Neither may overwhelm the other: weight, peat, proof, and table wines with a powerful cigar.

/**
 * A drink that is too heavy loses points linearly. One that is slightly too light loses less (two heavyweights compete,
 * docs/domain.md 4.2), but more with each further step.
 */
export const weightMatch: Principle = ({ cigar, drink }, addPoints) => {
  const gap = drink.weight - weightOfSmoke(cigar)
  const points = gap > 0 ? 22 - 12 * gap : 22 + 6 * gap - 3 * gap * gap
  addPoints(Math.max(-22, points), () => weightText(gap))
}

function weightText(gap: number): string {
  if (Math.abs(gap) <= 0.5) return 'They weigh the same, so neither drowns the other'
  if (Math.abs(gap) <= 1.2)
    return gap > 0
      ? 'The drink is a shade heavier than the smoke'
      : 'The drink is a shade lighter than the smoke'
  return gap > 0
    ? 'The drink weighs more than the smoke can carry'
    : 'The smoke weighs more than the drink can carry'
}

const earthyNotes = new Set(['earth', 'leather', 'char', 'smoke', 'meat', 'dark-chocolate'])

export function isEarthy({ notes }: CigarProfile): boolean {
  return notes.slice(0, 4).some(note => earthyNotes.has(note))
}

export const smokeAndPeat: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.smoke < 2) return
  if (cigar.body <= 2) return addPoints(-9 * drink.smoke, () => 'Peat would bury so gentle a smoke')
  if (cigar.body === 3) {
    if (drink.smoke >= 3) addPoints(-7 * (drink.smoke - 2), () => 'The peat talks over a medium cigar')
  } else if (!isEarthy(cigar)) addPoints(-4, () => 'Peat needs an earthier leaf than this')
  else if (isDark(cigar)) addPoints(2, () => 'Peat over a dark, earthy leaf')
}

const caskStrengthByBody = [-34, -34, -20, -9, 0] as const

export const proofLimit: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.kind !== 'spirit') return
  if (drink.proof > 110)
    return addPoints(
      caskStrengthByBody[cigar.body - 1]!,
      () => 'Cask strength tires the palate before the cigar is done',
    )
  if (drink.proof > 101 && cigar.body <= 3)
    return addPoints(-3 * (4 - cigar.body), () => 'High proof for a cigar of this weight')
  // Up to 110 proof works with a full cigar (docs/domain.md 4.7).
  if (drink.proof >= 80 && (drink.proof <= 101 || cigar.body === 5))
    addPoints(3, () => 'A proof that leaves the palate awake')
}

/** Light with light (docs/domain.md 4.1, 4.12); with a powerful cigar only a red of the same weight holds up. */
export const tableWine: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.family === 'white' || drink.family === 'sparkling') {
    if (cigar.body <= 2) addPoints(4, () => 'White or sparkling wine leaves a gentle smoke its say')
    if (cigar.body >= 4) addPoints(-40, () => 'No pale wine stands up to so powerful a cigar')
  }
  if (drink.family === 'red' && cigar.body >= 4) redUnderPower(cigar.body, drink.weight, addPoints)
}

function redUnderPower(body: number, weight: number, addPoints: AddPoints): void {
  const missing = body - weight
  if (missing > 0)
    addPoints(
      body === 5 ? -6 - 8 * missing : 2 - 8 * missing,
      () => 'A table wine under so powerful a cigar goes thin',
    )
  else if (body === 5) addPoints(-3, () => 'Even a massive red works hard beside so powerful a cigar')
}
