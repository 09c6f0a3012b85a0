import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import {
  clarifyVersion,
  type Match,
  type Recognition,
} from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import {
  areSimilarWords,
  type CigarTokens,
  leafCountryAndStrengthWords,
  sizeWords,
  stopWords,
  tokenizeCigarText,
} from '#features/catalogue/words/words.rules.ts'
import { readToldBlend } from '../blend-question.rules.ts'
import {
  type CigarProfile,
  famesOf,
  inferDefaultCigar,
  inferProfile,
  profileOf,
} from '../engine/engine.rules.ts'
import type { CigarQuestion } from '../pairing.contract.ts'
import { typedLine } from '../typed-line.rules.ts'
import { fitToTime, readTypedTime, usualSizes } from '../typed-time.rules.ts'
import { askWhichLine, isAboutWhich } from '../which-line.rules.ts'
import { findBySize } from './find-by-size.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'
import { type NamedCigar, nameOnly } from './name-only-cigar.ts'
import { readTypedPair } from './read-typed-pair.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.2
/** From here on the line is named, and a size beside it is only a size. */
const wholeLine = 0.95

/**
 * Identifies the typed cigar: a line of the catalogue, otherwise the default cigar of its maker, otherwise what the
 * words say about leaf and size. Undefined if the text is not a cigar.
 */
export function identifyCigar(catalogue: Catalogue, typed: string): IdentifiedCigar | undefined {
  // A number of the drink's name is no size of the cigar.
  return identifyCigarAlone(catalogue, readTypedPair(catalogue, typed)?.cigar ?? typed)
}

/** Of a text that is known to name no drink beside the cigar. */
export function identifyCigarAlone(catalogue: Catalogue, text: string): IdentifiedCigar | undefined {
  const time = readTypedTime(text)
  const timed = time && identifyBlend(catalogue, time.rest || 'a medium cigar')
  return timed && timed.recognition !== 'name-only'
    ? inTime(catalogue, timed, time.minutes)
    : identifyBlend(catalogue, text)
}

/** The size of this line that fits the time, or a usual one for a cigar that words describe. */
function inTime({ cigarsById }: Catalogue, identified: IdentifiedCigar, minutes: number): IdentifiedCigar {
  const { profile } = identified
  if (profile.isSizeTyped) return identified
  const row = profile.isInferred ? undefined : cigarsById.get(profile.id ?? '')
  const sizes = (row?.vitolas ?? usualSizes).map(vitola => ({ vitola, minutes: minutesOf(vitola) }))
  const fitting = fitToTime(sizes, minutes)
  return fitting ? { ...identified, profile: { ...profile, ...fitting, isSizeTyped: true } } : identified
}

function identifyBlend(catalogue: Catalogue, text: string): IdentifiedCigar | undefined {
  const told = readToldBlend(text)
  if (told.name === text.trim()) return identifyNamed(catalogue, text)
  const named = identifyNamed(catalogue, told.name)
  const isAsked = named?.question && (named.recognition === 'name-only' || !isAboutWhich(named.question))
  if (!named || !isAsked) return identifyNamed(catalogue, text)
  return nameOnly(catalogue, named.profile, told, named.isExactName)
}

/** A line of the catalogue by its id. */
export function identifyLine(catalogue: Catalogue, id: string): IdentifiedCigar | undefined {
  const line = catalogue.linesById.get(id)
  if (!line) return undefined
  if (!isKnownCigar(line)) return nameOnlyLine(catalogue, line, true)
  return {
    profile: profileOf(line, undefined, []),
    recognition: 'exact',
    question: undefined,
    isExactName: true,
  }
}

function identifyNamed(catalogue: Catalogue, text: string): IdentifiedCigar | undefined {
  const recognition = catalogue.recognize(text, 1)
  const { isRecognized, matches, words, brand } = recognition
  const version = clarifyVersion(recognition)
  const best = matches[0]
  const isLine = isRecognized && best !== undefined && best.lineCoverage >= minLineCoverage
  const bySize =
    brand && !(isLine && best.lineCoverage >= wholeLine) && identifyBySize(catalogue, brand, words)
  if (bySize) return withVersion(bySize, version)
  if (isLine) return withVersion(identifyRecognized(catalogue, text, best, recognition), version)
  if (!brand) return inferred(inferProfile(words), version)
  return withVersion(identifyByMaker(catalogue, brand, text, words), version)
}

function identifyRecognized(
  catalogue: Catalogue,
  text: string,
  { cigar, exact }: Match,
  recognition: Recognition,
): IdentifiedCigar {
  const { words, added, equals } = recognition
  const question = askWhichLine(equals)
  const isExactName = exact && !clarifyVersion(recognition)
  if (added.length > 0) return unlistedLine(catalogue, cigar, text)
  if (!isKnownCigar(cigar)) {
    const named = nameOnlyLine(catalogue, cigar, isExactName)
    return { ...named, question: question ?? askWhichLine(linesOfFamily(catalogue, cigar)) ?? named.question }
  }
  const recognized = isExactName ? 'exact' : 'close'
  const makerWords = makerWordsOf(catalogue, cigar.brand)
  const profile = profileOf(
    cigar,
    words.size,
    words.words.filter(word => !makerWords.has(word)),
  )
  return { profile, recognition: recognized, question, isExactName }
}

/**
 * `Liga Privada` is a family: the lines of known facts whose names begin with it, the best known first. Not for Cuban
 * brands, where a size is a line.
 */
function linesOfFamily(
  { cigars, matches }: Catalogue,
  { brand, line, country }: CigarLine,
): readonly CigarLine[] {
  if (country === 'Cuba') return []
  const fames = famesOf(cigars, matches)
  return cigars
    .map((cigar, at) => ({ cigar, fame: fames[at]! }))
    .filter(({ cigar }) => cigar.brand === brand && cigar.line.startsWith(`${line} `))
    .sort((one, other) => other.fame - one.fame || one.cigar.line.length - other.cigar.line.length)
    .map(({ cigar }) => cigar)
}

/** `Ashton Magnum` is the Classic; `Nub 460` is any of theirs in that size. */
function identifyBySize(
  catalogue: Catalogue,
  brand: string,
  { words }: CigarTokens,
): IdentifiedCigar | undefined {
  const rest = wordsBeyondMaker(words, makerWordsOf(catalogue, brand))
  const found = rest.length > 0 ? findBySize(catalogue, brand, rest) : undefined
  if (!found) return undefined
  const { cigar, vitola } = found
  if (cigar)
    return {
      profile: profileOf(cigar, undefined, rest),
      recognition: 'close',
      question: undefined,
      isExactName: false,
    }
  const usual = inferDefaultCigar(brand, catalogue.cigars, '')
  return usual && inferred({ ...usual, vitola, minutes: minutesOf(vitola), isSizeTyped: true }, undefined)
}

/** `Por Larrañaga (Cuba)`: the rows of only one of two namesakes have the country in the brand. */
function brandWithCountry({ brands }: Catalogue, { brand, country }: NamedCigar): string {
  const hasNamesake = brands.some(other => other.brand.startsWith(`${brand} (`))
  return hasNamesake && country ? `${brand} (${country})` : brand
}

function nameOnlyLine(catalogue: Catalogue, line: NamedCigar, isExactName: boolean): IdentifiedCigar {
  return nameOnly(
    catalogue,
    line,
    {
      name: fullCigarName({ ...line, brand: brandWithCountry(catalogue, line) }),
      wrapper: undefined,
      strength: undefined,
    },
    isExactName,
  )
}

function withVersion(identified: IdentifiedCigar, version: CigarQuestion | undefined): IdentifiedCigar {
  return version ? { ...identified, question: version } : identified
}

function inferred(
  profile: CigarProfile | undefined,
  question: CigarQuestion | undefined,
): IdentifiedCigar | undefined {
  return profile && { profile, recognition: 'inferred', question, isExactName: false }
}

/** The maker alone, the maker with words for leaf and size, or a line that the catalogue lacks. */
function identifyByMaker(
  catalogue: Catalogue,
  brand: string,
  text: string,
  { words, size }: CigarTokens,
): IdentifiedCigar {
  const makerWords = makerWordsOf(catalogue, brand)
  const rest = wordsBeyondMaker(words, makerWords)
  const described =
    rest.length > 0 && rest.every(isDescriptive) && inferProfile({ words: [...rest, 'cigar'], size })
  // A size tells nothing of the blend.
  const isAnyBlend = rest.every(word => sizeWords.has(word))
  const usual = isAnyBlend ? inferDefaultCigar(brand, catalogue.cigars, '') : undefined
  const profile =
    usual && described
      ? { ...usual, ...sizeOf(described) }
      : described
        ? { ...described, brand, line: '' }
        : usual
  if (profile) return inferred(profile, undefined)!
  const country = catalogue.lines.find(each => each.brand === brand)?.country ?? ''
  const unlisted = unlistedLine(catalogue, { brand, country }, text)
  const hasUsualCigar = catalogue.cigars.some(cigar => cigar.brand === brand)
  return hasUsualCigar ? { ...unlisted, recognition: 'inferred' } : unlisted
}

const sizeOf = ({ vitola, minutes, isSizeTyped }: CigarProfile) => ({
  vitola,
  minutes,
  ...(isSizeTyped && { isSizeTyped }),
})

/** What was typed after the maker is the name. */
function unlistedLine(
  catalogue: Catalogue,
  { brand, country }: Pick<NamedCigar, 'brand' | 'country'>,
  text: string,
): IdentifiedCigar {
  const line = typedLine(text, makerWordsOf(catalogue, brand))
  const named = { id: undefined, brand, line, country: country === 'Cuba' ? country : '' }
  return nameOnly(catalogue, named, { name: text.trim(), wrapper: undefined, strength: undefined }, false)
}

/** A slip in the maker's name is no word of the line. */
function wordsBeyondMaker(words: readonly string[], makerWords: ReadonlySet<string>): string[] {
  return words.filter(
    word => !stopWords.has(word) && ![...makerWords].some(own => own === word || areSimilarWords(word, own)),
  )
}

/** Beside a maker `green` names a line of a series in colors, not a candela. */
const isDescriptive = (word: string) =>
  word !== 'green' && (leafCountryAndStrengthWords.has(word) || sizeWords.has(word))

function makerWordsOf({ brands }: Catalogue, brand: string): ReadonlySet<string> {
  const aliases = brands.find(entry => entry.brand === brand)?.aliases ?? []
  return new Set([brand, ...aliases].flatMap(name => tokenizeCigarText(name).words))
}
