import { type AddPoints, isDark, type Principle, weightOfSmoke } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// Neither may overwhelm the other: weight, peat, proof, and table wines with a powerful cigar.

/** What is no fault earns little: nine of ten suggested drinks have it. */
const equalWeight = 12

/**
 * A drink that is too heavy loses points linearly. One that is slightly too light loses less (two heavyweights compete,
 * docs/domain.md 4.2), but more with each further step.
 */
export const weightMatch: Principle = ({ cigar, drink }, addPoints) => {
  const gap = drink.weight - weightOfSmoke(cigar)
  const points = gap > 0 ? equalWeight - 12 * gap : equalWeight + 6 * gap - 3 * gap * gap
  addPoints(Math.max(-22, points), () => weightText(gap))
}

function weightText(gap: number): string {
  if (Math.abs(gap) <= 0.5) return 'Equal weight: neither drowns the other'
  if (Math.abs(gap) <= 1.2)
    return gap > 0
      ? 'The drink is slightly heavier than the cigar'
      : 'The drink is slightly lighter than the cigar'
  return gap > 0 ? 'The drink is too heavy for this cigar' : 'The drink is too light for this cigar'
}

const earthyNotes = new Set(['earth', 'leather', 'char', 'smoke', 'meat', 'dark-chocolate'])

export function isEarthy({ notes }: CigarProfile): boolean {
  return notes.slice(0, 4).some(note => earthyNotes.has(note))
}

export const smokeAndPeat: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.smoke < 2) return
  if (cigar.body <= 2) return addPoints(-9 * drink.smoke, () => 'Peat buries a mild cigar')
  if (cigar.body === 3) {
    if (drink.smoke >= 3) addPoints(-7 * (drink.smoke - 2), () => 'The peat drowns a medium cigar')
  } else if (!isEarthy(cigar)) addPoints(-4, () => 'Peat asks for an earthier cigar')
  else if (isDark(cigar)) addPoints(2, () => 'Peat suits a dark, earthy leaf')
}

const caskStrengthByBody = [-34, -34, -20, -9, 0] as const

export const proofLimit: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.kind !== 'spirit') return
  if (drink.proof > 110)
    return addPoints(caskStrengthByBody[cigar.body - 1]!, () => 'Cask strength tires the palate')
  if (drink.proof > 101 && cigar.body <= 3)
    return addPoints(-3 * (4 - cigar.body), () => 'High proof for a cigar of this weight')
  // Up to 110 proof works with a full cigar (docs/domain.md 4.7).
  if (drink.proof >= 80 && (drink.proof <= 101 || cigar.body === 5)) addPoints(3, () => 'An easy proof')
}

/** Light with light (docs/domain.md 4.1, 4.12); with a full cigar a red has to be as heavy, and bubbles do better than a still white. */
export const tableWine: Principle = (
  { cigar: { body, make }, drink: { family, weight, sweetness } },
  addPoints,
) => {
  if (family === 'white' || family === 'sparkling') {
    if (body <= 2) addPoints(4, () => 'Light enough for a mild cigar')
    if (family === 'sparkling' && body >= 3)
      addPoints(body === 3 ? 6 : 9, () => 'Bubbles clear the palate between draws')
    if (family === 'sparkling' && sweetness >= 3 && make === 'handmade')
      addPoints(-6, () => 'A drier sparkling wine shows more of the cigar')
    if (family === 'white' && body >= 4)
      addPoints(-8 * (body - 3), () => 'A white wine goes thin beside a full cigar')
  }
  if (family === 'red' && body >= 4) redUnderPower(body, weight, addPoints)
}

function redUnderPower(body: number, weight: number, addPoints: AddPoints): void {
  const missing = body - weight
  if (missing > 0)
    addPoints(
      body === 5 ? -3 - 5 * missing : 2 - 8 * missing,
      () => 'A lighter red goes thin beside a full cigar',
    )
  else if (body === 5) addPoints(-2, () => 'Even a big red works hard beside a cigar this full')
}
