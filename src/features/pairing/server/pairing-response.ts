import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type CigarProfile, drawingOf, flavorShapeOf } from '../engine/engine.rules.ts'
import type { CigarQuestion, PairedCigar, PairedDrink } from '../pairing.contract.ts'
import {
  cigarDetail,
  cigarHeadline,
  createPhrasePicker,
  describeCigar,
  nationality,
  type Phrasebook,
} from '../wording/wording.rules.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'

type Facts = Pick<Catalogue, 'familyOf' | 'cigarsById' | 'publishedFor'>

/** Guesses of the profile are shown for a cigar that words describe, and for none of which only the name is known. */
export function toCigarResponse(
  { familyOf, cigarsById, publishedFor }: Facts,
  { profile, recognition, told }: Pick<IdentifiedCigar, 'profile' | 'recognition' | 'told'>,
): PairedCigar {
  const { id, brand, country } = profile
  const isNameKnown = recognition === 'name-only' || told !== undefined
  const row = isNameKnown ? undefined : cigarsById.get(id ?? '')
  const shown = isNameKnown || profile.unlistedSize !== undefined
  return {
    id: id ?? null,
    brand,
    line: cigarHeadline(profile),
    size: sizeOf(profile, row !== undefined),
    wrapper: row?.wrapper ?? (profile.isWrapperTyped && !isNameKnown ? profile.wrapper : null),
    country: row || isNameKnown || brand === 'Unlisted' ? country || null : null,
    recognition,
    confidence: row?.confidence ?? null,
    source: row?.sourceUrl ?? null,
    checked: row?.checked ?? null,
    published: publishedFor(id ?? '').map(({ drink, isRecommended, source }) => ({
      drink,
      isRecommended,
      source,
    })),
    description: isNameKnown ? (told ?? 'We know the name only') : describeCigar(profile),
    detail: isNameKnown ? '' : cigarDetail(profile),
    drawing: shown ? null : drawingOf(profile),
    flavour: isNameKnown ? null : flavorShapeOf(profile.notes, familyOf, { earth: 0.04 * profile.strength }),
  }
}

/** `Exclusivo, 5.5 × 50`; only the name for a size that the line's row lacks; null for a guess. */
function sizeOf({ vitola, isSizeTyped, unlistedSize }: CigarProfile, isOfRow: boolean): string | null {
  if (unlistedSize !== undefined) return unlistedSize || null
  if (!(isOfRow || isSizeTyped)) return null
  const dimensions = `${vitola.lengthInches} × ${vitola.ringGauge}`
  return [vitolaName(vitola), dimensions].filter(Boolean).join(', ')
}

export function toDrinkResponse({ familyOf }: Pick<Catalogue, 'familyOf'>, drink: Drink): PairedDrink {
  const { id, name, kind, family, style, price, availability, proof, serve, recipe, glass, colour } = drink
  const flavour = flavorShapeOf(drink.notes, familyOf, {
    sweet: 0.06 * drink.sweetness,
    earth: 0.06 * drink.smoke,
  })
  return {
    id,
    name,
    kind,
    family,
    style,
    price,
    availability,
    proof,
    serve,
    recipe: [...recipe],
    glass,
    colour,
    flavour,
    ...(drink.judgedAs !== undefined && {
      judgedAs: drink.judgedAs,
      isProofUnknown: drink.isProofUnknown,
    }),
  }
}

/** Adds the question of an answer to its text, for reading aloud. */
export function appendQuestion(
  result: string,
  { country, brand, line }: CigarProfile,
  question: CigarQuestion | undefined,
  phrasebook: Phrasebook,
): string {
  if (!question) return result
  const isAboutMaker = question.choices.every(({ about }) => about === undefined)
  if (!isAboutMaker || !country) return `${result}\n\n${question.text}`
  const phrases = createPhrasePicker(phrasebook, `${brand} ${line}`, {})
  const slots = { nation: nationality(country) ?? country }
  return `${result}\n\n${question.text} ${phrases.pickSentence('version', 'asked', { slots })}`
}
