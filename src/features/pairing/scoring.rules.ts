import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { wrapperAffinity } from './affinity.rules.ts'
import { answeringNotes, type FamilyOf, loudnessOf, sharedNotes } from './flavour.rules.ts'
import type { Reason } from './pairing.contract.ts'
import type { CigarProfile } from './profile.rules.ts'
import { turnOf } from './turn.rules.ts'

/** What a rule needs to see. */
export interface Pair {
  cigar: CigarProfile
  drink: Drink
  familyOf: FamilyOf
  labelOf: (note: string) => string
}

/** Says its points with a reason that is only put into words when somebody wants to read it. */
type Say = (points: number, text: () => string) => void
type Rule = (pair: Pair, say: Say) => void

export interface Scored {
  drink: Drink
  /** 0 to 100, the sum of all points. */
  score: number
  reasons: Reason[]
}

/** Where every pair starts before anything is known of the two. */
const start = 30

/** Scores one pair. Deterministic; every point comes with its reason, and the points add up to the score. */
export function scorePair(pair: Pair): Scored {
  const reasons: Reason[] = [{ points: start, text: 'Where every pair starts' }]
  let sum = start
  for (const rule of rules)
    rule(pair, (exact, text) => {
      const points = Math.round(exact)
      sum += points
      if (points !== 0) reasons.push({ points, text: text() })
    })
  const score = withinScale(sum)
  if (score !== sum)
    reasons.push({
      points: score - sum,
      text: sum > 100 ? 'Nothing scores over 100' : 'Nothing scores under 0',
    })
  return { drink: pair.drink, score, reasons }
}

function withinScale(sum: number): number {
  return Math.min(100, Math.max(0, sum))
}

/** The same sum without the words, for ranking hundreds of drinks. */
function pointsOf(pair: Pair): number {
  let sum = start
  const add: Say = points => {
    sum += Math.round(points)
  }
  for (const rule of rules) rule(pair, add)
  return sum
}

export interface Ranked {
  drink: Drink
  /** The sum of points, before it is kept within 0 and 100. */
  points: number
}

/** Best first; equal points by name, so that the same question always has the same answer. */
export function rankDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  words: Pick<Pair, 'familyOf' | 'labelOf'>,
): Ranked[] {
  return drinks
    .map(drink => ({ drink, points: pointsOf({ cigar, drink, ...words }) }))
    .sort((a, b) => b.points - a.points || (a.drink.id < b.drink.id ? -1 : 1))
}

/** A family and the bottle of it to pour. */
export interface RankedFamily {
  family: DrinkFamily
  best: Drink
  /** What its best bottles have in the mean. */
  points: number
}

/** A family is judged by the best tenth of its bottles, so that one with many does not win by having many. */
const judgedShare = 0.1
const judgedAtLeast = 4

/** Nobody tastes three points of a hundred: bottles that close take turns, each cigar with the same one every time. */
const asGoodAs = 3

/** The families of what was ranked for this cigar, best first. */
export function rankFamilies(
  ranked: readonly Ranked[],
  cigar: Pick<CigarProfile, 'brand' | 'line'>,
): RankedFamily[] {
  const turn = turnOf(`${cigar.brand} ${cigar.line}`)
  return [...byFamily(ranked)]
    .map(([family, own]) => {
      const judged = own.slice(0, Math.max(judgedAtLeast, Math.round(own.length * judgedShare)))
      return {
        family,
        best: ofEquals(own, turn),
        points: judged.reduce((sum, { points }) => sum + points, 0) / judged.length,
      }
    })
    .sort((a, b) => b.points - a.points || (a.family < b.family ? -1 : 1))
}

function ofEquals(own: readonly Ranked[], turn: number): Drink {
  const equals = own.filter(({ points }) => points >= own[0]!.points - asGoodAs)
  return equals[turn % equals.length]!.drink
}

function byFamily(ranked: readonly Ranked[]): Map<DrinkFamily, Ranked[]> {
  const families = new Map<DrinkFamily, Ranked[]>()
  for (const one of ranked) {
    const own = families.get(one.drink.family)
    if (own) own.push(one)
    else families.set(one.drink.family, [one])
  }
  return families
}

/** How much the smoke weighs: mostly body, a little strength (docs/domain.md 4, principles 1 and 6). */
export function weightOfSmoke({ body, strength }: Pick<CigarProfile, 'body' | 'strength'>): number {
  return 0.7 * body + 0.3 * strength
}

const bitterNotes = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate', 'coffee', 'espresso', 'earth'])
const earthyNotes = new Set(['earth', 'leather', 'char', 'smoke', 'meat', 'dark-chocolate'])
const creamyNotes = new Set(['cream', 'butter', 'milk', 'custard'])

const weigh: Rule = ({ cigar, drink }, say) => {
  const gap = drink.weight - weightOfSmoke(cigar)
  const points = gap > 0 ? 22 - 12 * gap : 22 + 10 * gap
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

const share: Rule = ({ cigar, drink, labelOf, familyOf }, say) => {
  const shared = sharedNotes(cigar.notes, drink.notes)
  if (shared.length > 0) {
    const loud = shared.reduce(
      (sum, note) => sum + loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note),
      0,
    )
    return say(Math.min(15, 1 + 9 * loud), () => `Both speak of ${listed(shared.map(labelOf))}`)
  }
  const leading = cigar.notes.slice(0, 3).map(familyOf)
  const related = drink.notes.slice(0, 3).filter(note => leading.includes(familyOf(note)))
  if (related.length > 0)
    say(1.5 * related.length, () => `The ${labelOf(related[0]!)} in the glass is of the leaf’s own kind`)
}

const answer: Rule = ({ cigar, drink, labelOf }, say) => {
  for (const { cigarNote, drinkNote, how, loudness } of answeringNotes(cigar.notes, drink.notes).slice(0, 3))
    say(1 + 5 * loudness, () => `${capital(labelOf(drinkNote))} answers ${labelOf(cigarNote)}: ${how}`)
}

/** Sugar helps up to a point: a dessert in the glass helps no more than a sweet wine does (docs/domain.md 4.4, 4.11). */
const mostUsefulSweetness = 4

const sweeten: Rule = ({ cigar, drink }, say) => {
  const { sweetness } = drink
  if (sweetness >= 3 && isBitter(cigar))
    say(
      1.5 * (Math.min(sweetness, mostUsefulSweetness) - 1),
      () => 'Sugar softens what is bitter in a dark leaf',
    )
  if (cigar.strength >= 4 && sweetness >= 2) say(2, () => 'A little sweetness steadies a strong cigar')
  if (cigar.body <= 2 && sweetness >= 4)
    say(-4 * (sweetness - 3), () => 'So much sugar sits on top of a gentle smoke')
  else if (sweetness > mostUsefulSweetness && !isBitter(cigar)) say(-4, () => 'So much sugar hides the leaf')
  if (sweetness >= 5 && drink.bubbles >= 2) say(-3, () => 'Very sweet and fizzy tires the palate')
}

function isDark({ shade }: CigarProfile): boolean {
  return shade === 'maduro' || shade === 'oscuro'
}

function isBitter(cigar: CigarProfile): boolean {
  return isDark(cigar) || bitterNotes.has(cigar.notes[0]!) || bitterNotes.has(cigar.notes[1]!)
}

const wrap: Rule = ({ cigar, drink }, say) => {
  const points = wrapperAffinity(cigar.wrapperClass, drink.family)
  say(points, () => (points > 0 ? 'Its usual company, by the wrapper' : 'Not the company this wrapper keeps'))
}

const smokeAndPeat: Rule = ({ cigar, drink }, say) => {
  if (drink.smoke < 2) return
  if (cigar.body <= 2) return say(-9 * drink.smoke, () => 'Peat would bury so gentle a smoke')
  if (cigar.body === 3) {
    if (drink.smoke >= 3) say(-7 * (drink.smoke - 2), () => 'The peat talks over a medium cigar')
  } else if (!cigar.notes.slice(0, 4).some(note => earthyNotes.has(note)))
    say(-4, () => 'Peat needs an earthier leaf than this')
  else if (isDark(cigar)) say(2, () => 'Peat over a dark, earthy leaf')
}

const caskStrengthByBody = [-34, -34, -20, -9, 0] as const

const mindTheProof: Rule = ({ cigar, drink }, say) => {
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

const tableWine: Rule = ({ cigar, drink }, say) => {
  if (cigar.body <= 3) return
  if (drink.family === 'white' || drink.family === 'sparkling')
    say(-40, () => 'No pale wine stands up to so powerful a cigar')
  const missing = cigar.body - drink.weight
  if (drink.family === 'red' && missing > 0)
    say(-12 * missing + 6, () => 'A table wine under so powerful a cigar goes thin')
}

const acidAndGrip: Rule = ({ cigar, drink }, say) => {
  if (drink.acidity >= 4 && cigar.body >= 3) say(-4, () => 'Sharp acid makes a full smoke taste bitter')
  if (drink.acidity >= 3 && cigar.body <= 2 && cigar.notes.some(note => creamyNotes.has(note)))
    say(3, () => 'A fresh edge under the cream')
  if (drink.tannin >= 4 && cigar.body <= 2) say(-6, () => 'Its grip is too much for a mild leaf')
}

/** Oak weight joins tobacco; the fuller the smoke, the sooner it swamps a clear spirit (docs/domain.md 4.10). */
const rawSpirit: Rule = ({ cigar, drink }, say) => {
  if (drink.kind === 'spirit' && drink.tannin === 0 && drink.sweetness <= 1 && drink.recipe.length === 0)
    say(-2 * cigar.body, () => 'A clear spirit has no wood to meet the tobacco')
}

/** Sharp or sugary mixed drinks are poor partners, stirred and strong ones are not (docs/domain.md 4.11). */
const mixed: Rule = ({ drink }, say) => {
  if (drink.recipe.length === 0 || drink.kind === 'wine') return
  if (drink.acidity >= 3) say(-4, () => 'Sharp and mixed: the lime speaks before the leaf does')
  else if (drink.sweetness >= 5) say(-4, () => 'So sweet a mixture has little ear for tobacco')
}

/** Coffee is the nearest thing to a universal partner (docs/domain.md 4.17), also where it is made into something else. */
const madeWithCoffee: Rule = ({ drink }, say) => {
  if (drink.family !== 'coffee' && drink.style.includes('coffee'))
    say(3, () => 'There is coffee in it, and coffee gets along with nearly every leaf')
}

const timeAtTable: Rule = ({ cigar, drink }, say) => {
  if (drink.family !== 'coffee') return
  if (cigar.minutes <= 40) say(3, () => 'Coffee lasts exactly as long as a short smoke')
  else if (cigar.minutes > 70) say(-4, () => 'The cup is empty long before a cigar of this length')
}

const bubblesLast: Rule = ({ cigar, drink }, say) => {
  if (drink.bubbles >= 3 && cigar.minutes > 75)
    say(-3, () => 'The bubbles are gone long before the last third')
}

const sameSoil: Rule = ({ cigar: { country }, drink }, say) => {
  if (country === '' || drink.family !== 'rum' || !drink.style.includes(country.replace(' Republic', '')))
    return
  say(2, () => `Both come from ${country === 'Dominican Republic' ? 'the ' : ''}${country}`)
}

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
  mixed,
  madeWithCoffee,
  timeAtTable,
  bubblesLast,
  sameSoil,
]

export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
