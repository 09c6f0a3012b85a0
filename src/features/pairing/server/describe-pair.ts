import { versionOf } from '#features/catalogue/brand-versions.rules.ts'
import type { AskedVersion, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { flavourShapeOf } from '../flavour.rules.ts'
import type { FreePairing } from '../pairing.contract.ts'
import { type CigarProfile, drawingOf } from '../profile.rules.ts'
import { describeCigar, detailCigar, headlineOf } from '../words.rules.ts'

type Flavours = Pick<HouseCatalogue, 'familyOf'>

/** The cigar as an answer tells it: named, described and drawn. */
export function cigarInAnswer(
  { familyOf }: Flavours,
  profile: CigarProfile,
): Omit<FreePairing['cigar'], 'recognition'> {
  return {
    id: profile.id ?? null,
    brand: profile.brand,
    line: headlineOf(profile),
    description: describeCigar(profile),
    detail: detailCigar(profile),
    drawing: drawingOf(profile),
    flavour: flavourShapeOf(profile.notes, familyOf, { earth: 0.04 * profile.strength }),
  }
}

export function drinkInAnswer({ familyOf }: Flavours, drink: Drink): FreePairing['drink'] {
  const { id, name, kind, family, style, proof, serve, recipe, glass, colour } = drink
  const flavour = flavourShapeOf(drink.notes, familyOf, {
    sweet: 0.06 * drink.sweetness,
    earth: 0.06 * drink.smoke,
  })
  return { id, name, kind, family, style, proof, serve, recipe: [...recipe], glass, colour, flavour }
}

/** The recommendation, asking back which house is meant and saying for whose cigar this one is. */
export function askBack(result: string, { country }: CigarProfile, question: AskedVersion): string {
  return `${result}\n\n${question.text} What is said here is for the ${versionOf(country)} one.`
}
