export { type LeafGroup, leafGroupOf, leafGroups, wrapperAffinity } from './affinity.rules.ts'
export { suggestBeers } from './beer-suggestions.rules.ts'
export { inferDefaultCigar } from './default-cigar.rules.ts'
export { type Complement, complementsOf, flavorShapeOf, loudnessOf, sharedNotes } from './flavor.rules.ts'
export { complementaryFlavors, sharedFlavors } from './flavor-principles.rules.ts'
export { isForbiddenPair } from './forbidden-pairs.rules.ts'
export { inferProfile } from './inferred-profile.rules.ts'
export { type Knowledge, type Pair, type Principle, weightOfSmoke } from './pair.rules.ts'
export { type CigarProfile, defaultVitola, drawingOf, minutesOf, profileOf } from './profile.rules.ts'
export { pointsCounter, rankDrinks, type ScoredDrink, scorePair } from './scoring.rules.ts'
export {
  drinksOfKind,
  pointsOfCigars,
  type ScoredCigar,
  selectCigars,
  suggestCigars,
  suggestDrink,
  suggestDrinks,
} from './suggestions.rules.ts'
export { weightMatch } from './weight-principles.rules.ts'
