import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { clarifyVersion } from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  type CigarTokens,
  leafCountryAndStrengthWords,
  sizeWords,
  stopWords,
  tokenizeCigarText,
} from '#features/catalogue/words/words.rules.ts'
import { readToldBlend } from '../blend-question.rules.ts'
import { type CigarProfile, inferDefaultCigar, inferProfile, profileOf } from '../engine/engine.rules.ts'
import type { CigarQuestion } from '../pairing.contract.ts'
import { typedLine } from '../typed-line.rules.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'
import { type NamedCigar, nameOnly } from './name-only-cigar.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.2

/**
 * Identifies the typed cigar: a line of the catalogue, otherwise the default cigar of its maker, otherwise what the
 * words say about leaf and size. Undefined if the text is not a cigar.
 */
export function identifyCigar(catalogue: Catalogue, text: string): IdentifiedCigar | undefined {
  const told = readToldBlend(text)
  if (told.name === text.trim()) return identifyNamed(catalogue, text)
  const named = identifyNamed(catalogue, told.name)
  const isAsked = named?.question?.choices.some(({ about }) => about !== undefined)
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
  if (isRecognized && best && best.lineCoverage >= minLineCoverage) {
    if (recognition.added.length > 0) return withVersion(unlistedLine(catalogue, best.cigar, text), version)
    const isExactName = best.exact && !version
    if (!isKnownCigar(best.cigar))
      return withVersion(nameOnlyLine(catalogue, best.cigar, isExactName), version)
    return {
      profile: profileOf(best.cigar, words.size, words.words),
      recognition: isExactName ? 'exact' : 'close',
      question: version,
      isExactName,
    }
  }
  if (!brand) return inferred(inferProfile(words), version)
  return withVersion(identifyByMaker(catalogue, brand, text, words), version)
}

function nameOnlyLine(catalogue: Catalogue, line: NamedCigar, isExactName: boolean): IdentifiedCigar {
  // The country in brackets tells a maker from its namesake; without it the next answer would ask which one is meant.
  const name = line.brand.includes('(') ? `${line.brand} ${line.line}` : cigarName(line)
  return nameOnly(catalogue, line, { name, wrapper: undefined, strength: undefined }, isExactName)
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
  const rest = words.filter(word => !stopWords.has(word) && !makerWords.has(word))
  const described =
    rest.length > 0 && rest.every(isDescriptive) && inferProfile({ words: [...rest, 'cigar'], size })
  const usual = rest.length === 0 && inferDefaultCigar(brand, catalogue.cigars, '')
  const profile = described ? { ...described, brand, line: '' } : usual
  if (profile) return inferred(profile, undefined)!
  const country = catalogue.lines.find(each => each.brand === brand)?.country ?? ''
  const unlisted = unlistedLine(catalogue, { brand, country }, text)
  const hasUsualCigar = catalogue.cigars.some(cigar => cigar.brand === brand)
  return hasUsualCigar ? { ...unlisted, recognition: 'inferred' } : unlisted
}

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

const isDescriptive = (word: string) => leafCountryAndStrengthWords.has(word) || sizeWords.has(word)

function makerWordsOf({ brands }: Catalogue, brand: string): ReadonlySet<string> {
  const aliases = brands.find(entry => entry.brand === brand)?.aliases ?? []
  return new Set([brand, ...aliases].flatMap(name => tokenizeCigarText(name).words))
}
