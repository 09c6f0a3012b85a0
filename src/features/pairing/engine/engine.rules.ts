export { type LeafGroup, leafGroupOf, leafGroups } from './affinity.rules.ts'
export { suggestBeers } from './beer-suggestions.rules.ts'
export { frequentNotes, inferDefaultCigar } from './default-cigar.rules.ts'
export { famesOf } from './fame.rules.ts'
export { fairScore } from './family-ranking.rules.ts'
export {
  axesOfNotes,
  type Complement,
  complementsOf,
  flavorShapeOf,
  loudnessOf,
  sharedNotes,
} from './flavor.rules.ts'
export { complementaryFlavors, sharedFlavors } from './flavor-principles.rules.ts'
export { isForbiddenPair } from './forbidden-pairs.rules.ts'
export { inferProfile } from './inferred-profile.rules.ts'
export { type Knowledge, type Pair, type Principle, weightOfSmoke } from './pair.rules.ts'
export { type CigarProfile, defaultVitola, drawingOf, profileOf } from './profile.rules.ts'
export { pointsCounter, rankDrinks, type ScoredDrink, scorePair } from './scoring.rules.ts'
export { pointsOfCigars, type ScoredCigar, selectCigars, suggestCigars } from './suggest-cigars.rules.ts'
export { bestOfKinds, drinksOfKind, suggestDrink, suggestDrinks } from './suggestions.rules.ts'
export { isWholeName, readTypedSize } from './typed-size.rules.ts'
export { weightMatch } from './weight-principles.rules.ts'
