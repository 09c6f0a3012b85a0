import type { Drink, VersionQuestion } from '#features/catalogue/catalogue.contract.ts'
import { countryAdjective } from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type CigarProfile, drawingOf, flavorShapeOf } from '../engine/engine.rules.ts'
import type { FreePairing } from '../pairing.contract.ts'
import { cigarDetail, cigarHeadline, describeCigar } from '../wording/wording.rules.ts'

type NoteFamilies = Pick<Catalogue, 'familyOf'>

export function toCigarResponse(
  { familyOf }: NoteFamilies,
  profile: CigarProfile,
): Omit<FreePairing['cigar'], 'recognition'> {
  return {
    id: profile.id ?? null,
    brand: profile.brand,
    line: cigarHeadline(profile),
    description: describeCigar(profile),
    detail: cigarDetail(profile),
    drawing: drawingOf(profile),
    flavour: flavorShapeOf(profile.notes, familyOf, { earth: 0.04 * profile.strength }),
  }
}

export function toDrinkResponse({ familyOf }: NoteFamilies, drink: Drink): FreePairing['drink'] {
  const { id, name, kind, family, style, proof, serve, recipe, glass, colour } = drink
  const flavour = flavorShapeOf(drink.notes, familyOf, {
    sweet: 0.06 * drink.sweetness,
    earth: 0.06 * drink.smoke,
  })
  return { id, name, kind, family, style, proof, serve, recipe: [...recipe], glass, colour, flavour }
}

/** Adds the question which maker is meant, and for which one this recommendation is. */
export function appendVersionQuestion(
  result: string,
  { country }: CigarProfile,
  question: VersionQuestion,
): string {
  return `${result}\n\n${question.text} What is said here is for the ${countryAdjective(country)} one.`
}
