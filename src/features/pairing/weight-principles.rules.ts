import { isDark, type Principle, type Say, weightOfSmoke } from './pair.rules.ts'

// Neither of the two may drown the other: weight, peat, proof, and wines too thin for a powerful cigar.

/**
 * Too heavy a drink costs by the step. A drink a shade too light costs less, for two heavyweights compete (docs/domain.md 4.2),
 * but each further step costs more.
 */
export const weigh: Principle = ({ cigar, drink }, say) => {
  const gap = drink.weight - weightOfSmoke(cigar)
  const points = gap > 0 ? 22 - 12 * gap : 22 + 6 * gap - 3 * gap * gap
  say(Math.max(-22, points), () => weightText(gap))
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

export const smokeAndPeat: Principle = ({ cigar, drink }, say) => {
  if (drink.smoke < 2) return
  if (cigar.body <= 2) return say(-9 * drink.smoke, () => 'Peat would bury so gentle a smoke')
  if (cigar.body === 3) {
    if (drink.smoke >= 3) say(-7 * (drink.smoke - 2), () => 'The peat talks over a medium cigar')
  } else if (!cigar.notes.slice(0, 4).some(note => earthyNotes.has(note)))
    say(-4, () => 'Peat needs an earthier leaf than this')
  else if (isDark(cigar)) say(2, () => 'Peat over a dark, earthy leaf')
}

const caskStrengthByBody = [-34, -34, -20, -9, 0] as const

export const mindTheProof: Principle = ({ cigar, drink }, say) => {
  if (drink.kind !== 'spirit') return
  if (drink.proof > 110)
    return say(
      caskStrengthByBody[cigar.body - 1]!,
      () => 'Cask strength tires the palate before the cigar is done',
    )
  if (drink.proof > 101 && cigar.body <= 3)
    return say(-3 * (4 - cigar.body), () => 'High proof for a cigar of this weight')
  // Up to 110 sometimes works (docs/domain.md 4.7): where the cigar is full.
  if (drink.proof >= 80 && (drink.proof <= 101 || cigar.body === 5))
    say(3, () => 'A proof that leaves the palate awake')
}

/** Light with light (docs/domain.md 4.1, 4.12); under a powerful cigar only a red as massive as the smoke holds out. */
export const tableWine: Principle = ({ cigar, drink }, say) => {
  if (drink.family === 'white' || drink.family === 'sparkling') {
    if (cigar.body <= 2) say(4, () => 'White or sparkling wine leaves a gentle smoke its say')
    if (cigar.body >= 4) say(-40, () => 'No pale wine stands up to so powerful a cigar')
  }
  if (drink.family === 'red' && cigar.body >= 4) redUnderPower(cigar.body, drink.weight, say)
}

function redUnderPower(body: number, weight: number, say: Say): void {
  const missing = body - weight
  if (missing > 0)
    say(
      body === 5 ? -6 - 8 * missing : 2 - 8 * missing,
      () => 'A table wine under so powerful a cigar goes thin',
    )
  else if (body === 5) say(-3, () => 'Even a massive red works hard beside so powerful a cigar')
}
