import { type Drink, priceBands } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { leafGroupOf } from './affinity.rules.ts'
import { costGap, isMixingRum, isSweetened, rankOfCigar } from './bottle-principles.rules.ts'
import { isLostGreenTea, isSmokeUnasked, missingDressings } from './note-principles.rules.ts'
import { noteTraitsOf } from './note-traits.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// What a lounge pours first unasked, and what it pours second or third beside the same cigar.

/** On any well-kept shelf, at a price that an evening bears. */
export const isOrderable = ({ price, availability }: Drink) => availability === 'usual' && price !== '$$$$'

const isTrophy = ({ price, availability }: Drink) => price === '$$$$' || availability === 'rare'

/** Whether a member's own ratings speak for a drink. */
export type IsFavored = (drink: Drink) => boolean
export const noneFavored: IsFavored = () => false

/**
 * 0 may be poured first, 1 second, 2 only third, 3 only if there is nothing else. What a member's ratings favor may be
 * first even where most would not pour it.
 */
export function placeOf(drink: Drink, cigar: CigarProfile, isFavored: IsFavored): number {
  const isSmokyCup = drink.kind !== 'spirit' && isSmokeUnasked(noteTraitsOf(cigar), drink)
  const isTooDear = drink.price === '$$$$' && costGap(cigar, drink) >= 2
  if (drink.availability === 'not-in-us' || isSmokyCup || isTooDear || isLostGreenTea(cigar, drink)) return 3
  if (isTrophy(drink) || (costGap(cigar, drink) >= 2 && !isFavored(drink))) return 2
  if (!isOrderable(drink)) return isFavored(drink) ? 1 : 2
  return !isSecondChoice(drink, cigar) || isFavored(drink) ? 0 : 1
}

/** What is only the second choice beside this cigar. */
function isSecondChoice(drink: Drink, cigar: CigarProfile): boolean {
  const traits = styleTraitsOf(drink)
  return (
    isTooPlain(drink, cigar, traits.isEverydayWine) ||
    isSmokeUnasked(noteTraitsOf(cigar), drink) ||
    missingDressings(cigar, drink).length > 0 ||
    isMixingRum(drink) ||
    hasForeignFruit(cigar, drink) ||
    isUnsweetenedTea(cigar, drink) ||
    (!isSweetened(cigar) && secondChoices[drink.kind](traits, cigar, drink))
  )
}

const secondChoices: Record<
  Drink['kind'],
  (traits: StyleTraits, cigar: CigarProfile, drink: Drink) => boolean
> = {
  spirit: isUnaskedSpirit,
  wine: isUnaskedWine,
  mocktail: isUnaskedCup,
}

/** What the style of a drink says about its place. */
interface StyleTraits {
  isEverydayWine: boolean
  isOldTawny: boolean
  isSharp: boolean
  isOffDry: boolean
  isItalian: boolean
  isFlavored: boolean
  isShortEspresso: boolean
  isSpiced: boolean
  isVietnamese: boolean
  isCold: boolean
  isIcedTea: boolean
}

const styleTraitsOf = memoizeByObject(
  ({ style, family, sweetness }: Drink): StyleTraits => ({
    isEverydayWine: /^basic|^fortified wine, Sicily|^traditional-method|^tank-method/.test(style),
    isOldTawny: style.startsWith('20 year old tawny'),
    isSharp: /aromatic|Riesling|Grüner|Sauvignon Blanc|Viognier|Albariño|unoaked|Pinot Grigio/.test(style),
    isOffDry: (family === 'white' && sweetness >= 2) || (family === 'sparkling' && sweetness >= 3),
    isItalian: /grappa|amaro/.test(style),
    isFlavored: /spiced rum|flavored/.test(style),
    isShortEspresso: /^(?:short extraction|restricted espresso)/.test(style),
    isSpiced: /ibrik|spiced|chicory|ice cream|tonic|lemon/.test(style),
    isVietnamese: /dark robusta/.test(style),
    isCold: /cold|iced/.test(style),
    isIcedTea: family === 'tea' && sweetness >= 3 && /iced/.test(style),
  }),
)

const sodaFruits = ['grape', 'cherry', 'orange', 'lemon', 'lime', 'tropical-fruit']

/** A soda of a fruit that the cigar does not taste of. */
function hasForeignFruit({ notes }: CigarProfile, drink: Drink): boolean {
  const [leading] = drink.notes
  return drink.family === 'sweet-soda' && sodaFruits.includes(leading!) && !notes.includes(leading!)
}

/** A sweetened cigar covers a tea without sugar. */
function isUnsweetenedTea(cigar: CigarProfile, { family, sweetness }: Drink): boolean {
  return isSweetened(cigar) && family === 'tea' && sweetness < 3
}

/** A basic port or a Cava beside a fine cigar; a bottle for every day beside one of the finest, but for a vintage. */
function isTooPlain(
  { kind, price, family, style }: Drink,
  cigar: CigarProfile,
  isEverydayWine: boolean,
): boolean {
  if (kind === 'mocktail' || price !== '$') return false
  const rank = rankOfCigar(cigar)
  if (rank === '$$$$') return family !== 'sherry-madeira' && !style.startsWith('late bottled')
  return rank === '$$$' && isEverydayWine
}

/** From this proof a bottle burns all but the fuller cigars. */
const strongProof = 110

/**
 * Mixed drinks, liqueurs and flavored spirits are ordered; beside tobacco alone a bottle is poured neat, and of barrel proof
 * only beside a full leaf. Italy has bitters and grappa of its own.
 */
function isUnaskedSpirit(
  { isItalian, isFlavored }: StyleTraits,
  cigar: CigarProfile,
  { recipe, family, sweetness, proof }: Drink,
): boolean {
  if (cigar.country === 'Italy' && family === 'other-spirit') return !isItalian
  if (proof >= strongProof && isOverpoweredByProof(cigar)) return true
  const isLiqueur = family === 'other-spirit' && sweetness >= 4
  return isFlavored || isLiqueur || (recipe.length > 0 && cigar.wrapperClass !== 'candela')
}

const sweetAnswers = new Set(
  'honey stone-fruit apple pear vanilla caramel milk-chocolate dried-fruit'.split(' '),
)

/** A lighter cigar, and a pale or a sweet, thin leaf such as Cameroon. */
function isOverpoweredByProof({ body, wrapperClass }: CigarProfile): boolean {
  const group = leafGroupOf(wrapperClass)
  return body < 4 || (body === 4 && (group === 'gentle' || group === 'sweet-spiced'))
}

const heavyRed = 3

/**
 * Perfumed, sharp, neutral and sweetish whites, a 20 year old tawny beside a cigar for every day, and beside a pale wrapper
 * every red that is heavier than a Pinot Noir.
 */
function isUnaskedWine(
  { isSharp, isOffDry, isOldTawny }: StyleTraits,
  cigar: CigarProfile,
  { family, weight }: Drink,
): boolean {
  if (isOldTawny) return priceBands.indexOf(rankOfCigar(cigar)) < priceBands.indexOf('$$$')
  if (
    family === 'red' &&
    weight >= heavyRed &&
    cigar.body <= 3 &&
    leafGroupOf(cigar.wrapperClass) === 'gentle'
  )
    return true
  if (cigar.wrapperClass === 'candela') return false
  return isSharp || (isOffDry && !cigar.notes.slice(0, 4).some(note => sweetAnswers.has(note)))
}

/** Notes of a cigar that ask for a cup of the same. */
const askedNotes = ['tea', 'malt', 'cola']
const fruits = new Set('citrus lemon orange berry cherry stone-fruit floral'.split(' '))

/** Coffee is the custom, as any counter makes it, and hot beside a Havana; tea and soda wait for a cigar that tastes of them. */
function isUnaskedCup(traits: StyleTraits, cigar: CigarProfile, { family, notes, acidity }: Drink): boolean {
  if (family !== 'coffee') {
    if (traits.isIcedTea || (family === 'tea' && cigar.strength === 5)) return true
    if (family === 'tea' && cigar.wrapperClass === 'candela') return false
    return !askedNotes.some(note => cigar.notes.includes(note) && notes.includes(note))
  }
  if (cigar.country === 'Italy') return !traits.isShortEspresso
  const { isDarkLeaf, hasChocolate } = noteTraitsOf(cigar)
  if (traits.isVietnamese) return !isDarkLeaf || !hasChocolate
  if (traits.isCold && cigar.country === 'Cuba') return true
  const isBright = acidity >= 4
  if (isBright)
    return isDarkLeaf || cigar.body >= 4 || !cigar.notes.slice(0, 4).some(note => fruits.has(note))
  return traits.isSpiced
}
