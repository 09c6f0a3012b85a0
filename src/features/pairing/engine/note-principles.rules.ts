import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { isSweetened } from './bottle-principles.rules.ts'
import { type NoteTraits, noteTraitsOf } from './note-traits.rules.ts'
import { isDark, type Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// What the notes and the leaf of a cigar ask for or refuse, beyond flavors that both have. They read the traits of
// note-traits.rules.ts, body and make, and nothing else: ranking caches their points by these.

/** Wines by leaf (docs/domain.md 4.4, 4.12): the step of the family. */
export const wineOfLeaf: Principle = ({ cigar, drink: { kind, family } }, addPoints) => {
  if (kind !== 'wine') return
  const { isSweet, isDarkLeaf, isTawny, leadsWithTawny } = noteTraitsOf(cigar)
  const { body } = cigar
  if (isSweetened(cigar)) {
    if (family === 'port' || family === 'dessert')
      addPoints(8, () => 'A sweetened cigar asks for a sweet wine')
    if (family === 'red' || family === 'white')
      addPoints(-12, () => 'A dry wine turns sour beside a sweetened cigar')
    return
  }
  if (family === 'port') {
    if (isSweet && body >= 3) addPoints(7, () => 'Port for chocolate and dried fruit')
    else if (isSweet) addPoints(3, () => 'Port for chocolate and dried fruit')
    if (body >= 4) addPoints(isDarkLeaf ? 4 : 2, () => 'Port stands up to a full cigar')
    else if (leadsWithTawny && body >= 2)
      addPoints(isSweet ? 0 : 3, () => 'Tawny port for nuts, honey and caramel')
    else if (!isSweet && !isTawny) addPoints(-4, () => 'Port asks for a fuller or a sweeter cigar')
  }
  if (family === 'dessert' && isSweet && isDarkLeaf)
    addPoints(4, () => 'A sweet wine for chocolate and dried fruit')
  if (family === 'sparkling' && isDarkLeaf && body >= 3)
    addPoints(-8, () => 'A dark leaf makes bubbles taste sour')
  if (family !== 'white') return
  if (body >= 4 || isDark(cigar)) addPoints(-6, () => 'White wine is lost beside a dark or full cigar')
  else if (!isSweet) addPoints(3, () => 'White wine leaves room for a lighter leaf')
}

/** The bottle of that step: years in small casks taste of nuts, honey and orange peel, a ruby of fresh dark fruit. */
export const tawnyAndNuts: Principle = ({ cigar, drink: { family, style } }, addPoints) => {
  if (family !== 'port') return
  const { isTawny, isSweet, isDarkLeaf, hasChocolate } = noteTraitsOf(cigar)
  const isAged = /^[12]0 year old tawny/.test(style)
  if (isAged && !isTawny && isDarkLeaf && hasChocolate)
    addPoints(-6, () => 'Chocolate and a dark leaf ask for a younger port')
  if (!isTawny || cigar.body < 2 || cigar.body > 4) return
  if (isAged) addPoints(isSweet ? 5 : 10, () => 'An aged tawny for nuts, honey and caramel')
  else if (/ruby|late bottled|vintage port/.test(style) && !isSweet)
    addPoints(-6, () => 'Young port asks for darker notes')
}

/** No brut beside a dark leaf, no sharp bubbles on pepper. */
export const bubblesAndLeaf: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.family !== 'sparkling' || drink.acidity < 3) return
  const { isDarkLeaf, leadsWithPepper, isSavory } = noteTraitsOf(cigar)
  if (isDarkLeaf && cigar.body >= 3 && drink.sweetness <= 2)
    addPoints(-14, () => 'Dry bubbles turn sour beside a dark leaf')
  else if (leadsWithPepper && cigar.body >= 3) addPoints(-5, () => 'Bubbles sharpen the pepper')
  if (drink.sweetness >= 3 && isSavory && !isSweetened(cigar))
    addPoints(-10, () => 'Sweet bubbles have no answer to pepper and leather')
}

/** Cream, nuts and honey vanish behind the grip of a young, tannic red. */
export const tanninAndCream: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.family !== 'red') return
  const { gentleNotes, leadsWithPepper, isCreamy } = noteTraitsOf(cigar)
  const { body } = cigar
  if (drink.tannin >= 4) {
    if (body <= 3 && gentleNotes > 0) addPoints(-16, () => 'So much tannin hides cream, nuts and honey')
    else if (gentleNotes === 2) addPoints(-8, () => 'So much tannin hides cream, nuts and honey')
    else if (leadsWithPepper) addPoints(-3, () => 'Tannin makes the pepper hotter')
  } else if (drink.tannin === 3 && body <= 2) addPoints(-6, () => 'Too firm a red for a mild cigar')
  if (drink.notes.includes('herbal') && (isCreamy || gentleNotes === 2))
    addPoints(-5, () => 'Its green note jars with cream and nuts')
}

/** Without smoke, char or meat in the cigar, smoke in the glass covers it. */
export const smokeUnasked: Principle = ({ cigar, drink }, addPoints) => {
  if (isSmokeUnasked(noteTraitsOf(cigar), drink))
    addPoints(drink.kind === 'spirit' ? -6 : -10, () => 'Smoke in the glass covers a cigar without any')
}

export function isSmokeUnasked({ isSmoky }: NoteTraits, { family, smoke, kind }: Drink): boolean {
  return !isSmoky && family !== 'coffee' && smoke >= (kind === 'spirit' ? 3 : 2)
}

type Dressing = 'cream' | 'chocolate' | 'coffee'
const dressingNotes: readonly [Dressing, readonly string[]][] = [
  ['cream', ['cream', 'custard', 'milk']],
  ['chocolate', ['milk-chocolate', 'cocoa', 'dark-chocolate']],
  ['coffee', ['coffee', 'espresso']],
]
const dessertNotes = new Set(['cream', 'custard', 'milk-chocolate', 'cocoa'])

/** Cream, chocolate and coffee of a sweet mixed drink; none of a plain coffee with milk or sugar. */
const dressingsOf = memoizeByObject(({ recipe, sweetness, notes, style }: Drink): readonly Dressing[] => {
  const isDessert = notes.some(note => dessertNotes.has(note)) || /cocktail|chocolate/.test(style)
  if (recipe.length === 0 || sweetness < 3 || !isDessert) return []
  return dressingNotes.filter(([, of]) => notes.some(note => of.includes(note))).map(([dressing]) => dressing)
})

/** A dessert in a glass suits a cigar that tastes of the same. */
export const dessertDrink: Principle = ({ cigar, drink }, addPoints) => {
  const missing = missingDressings(cigar, drink)
  if (missing.length > 0)
    addPoints(-6 * missing.length, () => `The cigar has no ${missing.join(' and no ')} to answer it`)
}

export function missingDressings(cigar: CigarProfile, drink: Drink): readonly Dressing[] {
  const dressings = dressingsOf(drink)
  if (dressings.length === 0 || isSweetened(cigar)) return []
  const { hasCoffee, hasChocolate, isCreamy } = noteTraitsOf(cigar)
  const has: Record<Dressing, boolean> = { cream: isCreamy, chocolate: hasChocolate, coffee: hasCoffee }
  return dressings.filter(dressing => !has[dressing])
}

/** Green and herbal tea beside a full or a dark cigar. */
export const greenTea: Principle = ({ cigar, drink }, addPoints) => {
  if (isLostGreenTea(cigar, drink)) addPoints(-10, () => 'A green tea is lost beside a full or dark cigar')
}

export function isLostGreenTea(cigar: CigarProfile, { family, notes }: Drink): boolean {
  return (
    family === 'tea' &&
    notes.some(note => note === 'grass' || note === 'hay') &&
    (cigar.body >= 4 || noteTraitsOf(cigar).isDarkLeaf)
  )
}

/** The family of what the leaf was aged in, or of the whiskey that the cigar is named after. */
export const barrelFamily: Principle = ({ cigar, drink: { family } }, addPoints) => {
  if (noteTraitsOf(cigar).barrel?.family === family)
    addPoints(6, () => 'Poured beside leaf from such barrels')
}

/** The bottle of that family, where the name of the cigar asks for one. */
export const barrelBottle: Principle = ({ cigar, drink: { family, name, style } }, addPoints) => {
  const { barrel } = noteTraitsOf(cigar)
  if (barrel?.family !== family) return
  if (barrel.drink?.test(`${name} ${style}`) ?? true) addPoints(8, () => barrel.text)
}

/** Of either step. */
export const principles: readonly Principle[] = [
  wineOfLeaf,
  tawnyAndNuts,
  bubblesAndLeaf,
  tanninAndCream,
  smokeUnasked,
  dessertDrink,
  greenTea,
  barrelFamily,
  barrelBottle,
]
