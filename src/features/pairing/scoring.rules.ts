import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { wrapperAffinity } from './affinity.rules.ts'
import { answeringNotes, type FamilyOf, loudnessOf, sharedNotes } from './flavour.rules.ts'
import type { Reason } from './pairing.contract.ts'
import type { CigarProfile } from './profile.rules.ts'

/** What a rule needs to see. */
export interface Pair {
  cigar: CigarProfile
  drink: Drink
  familyOf: FamilyOf
  labelOf: (note: string) => string
}

type Rule = (pair: Pair) => Reason[]

export interface Scored {
  drink: Drink
  /** 0 to 100, the sum of all points. */
  score: number
  reasons: Reason[]
}

/** Where every pair starts before anything is known of the two. */
const start = 38

/** Scores one pair. Deterministic; every point comes with its reason, and the points add up to the score. */
export function scorePair(pair: Pair): Scored {
  const reasons = [
    { points: start, text: 'Where every pair starts' },
    ...rules.flatMap(rule => rule(pair)).map(({ points, text }) => ({ points: Math.round(points), text })),
  ].filter(reason => reason.points !== 0)
  const sum = reasons.reduce((total, reason) => total + reason.points, 0)
  const score = Math.min(100, Math.max(0, sum))
  if (score !== sum)
    reasons.push({
      points: score - sum,
      text: sum > 100 ? 'Nothing scores over 100' : 'Nothing scores under 0',
    })
  return { drink: pair.drink, score, reasons }
}

/** Best first; equal scores by name, so that the same question always has the same answer. */
export function rankDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  words: Pick<Pair, 'familyOf' | 'labelOf'>,
): Scored[] {
  return drinks
    .map(drink => scorePair({ cigar, drink, ...words }))
    .sort((a, b) => b.score - a.score || (a.drink.id < b.drink.id ? -1 : 1))
}

/** How much the smoke weighs: mostly body, a little strength (domain.md 4, principles 1 and 6). */
export function weightOfSmoke({ body, strength }: Pick<CigarProfile, 'body' | 'strength'>): number {
  return 0.7 * body + 0.3 * strength
}

const isDark = (cigar: CigarProfile) => cigar.shade === 'maduro' || cigar.shade === 'oscuro'
const bitterNotes = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate', 'coffee', 'espresso', 'earth'])
const earthyNotes = new Set(['earth', 'leather', 'char', 'smoke', 'meat', 'espresso', 'dark-chocolate'])
const creamyNotes = new Set(['cream', 'butter', 'milk', 'custard'])

const weigh: Rule = ({ cigar, drink }) => {
  const gap = drink.weight - weightOfSmoke(cigar)
  const points = gap > 0 ? 22 - 12 * gap : 22 + 10 * gap
  return [{ points: Math.max(-22, points), text: weightText(gap) }]
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

const share: Rule = ({ cigar, drink, labelOf, familyOf }) => {
  const shared = sharedNotes(cigar.notes, drink.notes)
  const points = shared.reduce(
    (sum, note) => sum + 9 * loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note),
    0,
  )
  if (shared.length > 0)
    return [{ points: Math.min(15, 1 + points), text: `Both speak of ${listed(shared.map(labelOf))}` }]
  const families = new Set(cigar.notes.slice(0, 3).map(familyOf))
  const related = drink.notes.slice(0, 3).filter(note => families.has(familyOf(note)))
  return related.length > 0
    ? [
        {
          points: 1.5 * related.length,
          text: `The ${labelOf(related[0]!)} in the glass is of the leaf's own kind`,
        },
      ]
    : []
}

const answer: Rule = ({ cigar, drink, labelOf }) => {
  const replies = answeringNotes(cigar.notes, drink.notes).slice(0, 3)
  return replies.map(({ cigarNote, drinkNote, how, loudness }) => ({
    points: 1 + 5 * loudness,
    text: `${capital(labelOf(drinkNote))} answers ${labelOf(cigarNote)}: ${how}`,
  }))
}

const sweeten: Rule = ({ cigar, drink }) => {
  const out: Reason[] = []
  const bitter = isDark(cigar) || cigar.notes.slice(0, 2).some(note => bitterNotes.has(note))
  if (bitter && drink.sweetness >= 3)
    out.push({
      points: Math.min(6, 2 * (drink.sweetness - 1)),
      text: 'Sugar softens what is bitter in a dark leaf',
    })
  if (cigar.strength >= 4 && drink.sweetness >= 2)
    out.push({ points: 3, text: 'A little sweetness steadies a strong cigar' })
  if (cigar.body <= 2 && drink.sweetness >= 4)
    out.push({ points: -4 * (drink.sweetness - 3), text: 'So much sugar sits on top of a gentle smoke' })
  if (drink.sweetness >= 5 && drink.bubbles >= 2)
    out.push({ points: -3, text: 'Very sweet and fizzy tires the palate' })
  return out
}

const wrap: Rule = ({ cigar, drink }) => {
  const points = wrapperAffinity(cigar.wrapperClass, drink.family)
  return [
    { points, text: points > 0 ? 'Its usual company, by the wrapper' : 'Not the company this wrapper keeps' },
  ]
}

const smokeAndPeat: Rule = ({ cigar, drink }) => {
  if (drink.smoke < 2) return []
  if (cigar.body <= 2) return [{ points: -9 * drink.smoke, text: 'Peat would bury so gentle a smoke' }]
  if (cigar.body === 3)
    return drink.smoke >= 3
      ? [{ points: -5 * (drink.smoke - 2), text: 'The peat talks over a medium cigar' }]
      : []
  const earthy = cigar.notes.some(note => earthyNotes.has(note))
  return earthy ? [{ points: 5, text: 'Peat over a dark, earthy leaf' }] : []
}

const mindTheProof: Rule = ({ cigar, drink }) => {
  if (drink.kind !== 'spirit') return []
  if (drink.proof > 110) {
    const points = [-34, -34, -20, -9, -3][cigar.body - 1]!
    return [{ points, text: 'Cask strength tires the palate before the cigar is done' }]
  }
  if (drink.proof > 101 && cigar.body <= 3)
    return [{ points: -3 * (4 - cigar.body), text: 'High proof for a cigar of this weight' }]
  return drink.proof >= 80 && drink.proof <= 101
    ? [{ points: 3, text: 'A proof that leaves the palate awake' }]
    : []
}

const tableWine: Rule = ({ cigar, drink }) => {
  const isTableWine = drink.family === 'red' || drink.family === 'white' || drink.family === 'sparkling'
  if (!isTableWine || cigar.body <= 3) return []
  const missing = cigar.body - drink.weight
  return missing > 0
    ? [{ points: -12 * missing, text: 'A table wine under so powerful a cigar goes thin' }]
    : []
}

const acidAndGrip: Rule = ({ cigar, drink }) => {
  const out: Reason[] = []
  if (drink.acidity >= 4 && cigar.body >= 3)
    out.push({ points: -4, text: 'Sharp acid makes a full smoke taste bitter' })
  if (drink.acidity >= 3 && cigar.body <= 2 && cigar.notes.some(note => creamyNotes.has(note)))
    out.push({ points: 3, text: 'A fresh edge under the cream' })
  if (drink.tannin >= 4 && cigar.body <= 2)
    out.push({ points: -6, text: 'Its grip is too much for a mild leaf' })
  return out
}

const rawSpirit: Rule = ({ drink }) =>
  drink.kind === 'spirit' && drink.tannin === 0 && drink.sweetness <= 1 && drink.recipe.length === 0
    ? [{ points: -7, text: 'A clear spirit has no wood to meet the tobacco' }]
    : []

const timeAtTable: Rule = ({ cigar, drink }) => {
  if (drink.family !== 'coffee') return []
  if (cigar.minutes <= 40) return [{ points: 3, text: 'Coffee lasts exactly as long as a short smoke' }]
  return cigar.minutes > 70
    ? [{ points: -4, text: 'The cup is empty long before a cigar of this length' }]
    : []
}

const sameSoil: Rule = ({ cigar, drink }) =>
  cigar.country !== '' &&
  drink.family === 'rum' &&
  drink.style.includes(cigar.country.replace(' Republic', ''))
    ? [
        {
          points: 4,
          text: `Both come from ${cigar.country === 'Dominican Republic' ? 'the ' : ''}${cigar.country}`,
        },
      ]
    : []

const rules: readonly Rule[] = [
  weigh,
  share,
  answer,
  sweeten,
  wrap,
  smokeAndPeat,
  mindTheProof,
  tableWine,
  acidAndGrip,
  rawSpirit,
  timeAtTable,
  sameSoil,
]

export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
