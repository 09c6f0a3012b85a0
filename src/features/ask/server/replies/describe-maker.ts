import { cataloguePages, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName, makerName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { bestKnownLines } from '#features/pairing/server/best-known-lines.ts'
import { spokenName, withArticle } from '#features/pairing/wording/wording.rules.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import { findMaker, fold } from '../find-maker.ts'
import type { Reply } from '../reply.ts'

const lead =
  /^(?:(?:hey|hi|ok|so|please|arturo)[, ]+)*(?:(?:can you |could you )?(?:tell me|talk to me|say)(?: something| more| a bit)? about|what (?:do you know|can you (?:tell me|say)|is there) about|what about|what(?:'s| is| are)|who(?:'s| is| are)|info(?:rmation)? on|know anything about|any thoughts on|thoughts on|do you (?:have|know))\s+(?:the |any )?/i
const tail = /\s*(?:cigars?|brand|company|house|line(?:up|s)?|sticks?|as a (?:brand|maker))*\s*[?.!]*$/i
const maxNamed = 5
const maxSources = 3

/** `Padron`, `tell me about Oliva`: what the catalogue has of a maker who is named and of whom nothing else is asked. */
export function describeMaker(catalogue: Catalogue, question: string): Reply | undefined {
  const name = question.trim().replace(lead, '').replace(tail, '')
  const maker = findMaker(catalogue, name)
  if (maker === undefined || name.split(/\s+/).length > maker.split(/\s+/).length + 1) return undefined
  const brands = new Set(
    catalogue.brands.filter(({ brand }) => makerName(brand) === maker).map(({ brand }) => brand),
  )
  const lines = bestKnownLines(catalogue, brands)
  const known = lines.filter(isKnownCigar)
  if (known.length < 2 || !isNameOf(maker, name, catalogue)) return undefined
  const countries = [
    ...new Set(
      known
        .slice(0, 12)
        .map(({ country }) => country)
        .filter(Boolean),
    ),
  ].slice(0, 2)
  const shown = known.slice(0, maxNamed)
  return {
    text: `${maker} has ${lines.length} lines in our catalog, best known for ${joinWithAnd(shown.map(({ line }) => line))}.${countries.length > 0 ? ` They’re rolled in ${joinWithAnd(countries.map(withArticle))}.` : ''} They differ a good deal in leaf and strength, so tell me which one you have or want, and I’ll say what it’s like and what to drink with it.`,
    sources: shown
      .slice(0, maxSources)
      .map(cigar => ({ title: cigarName(cigar), path: cataloguePages.cigar(cigar.id) })),
    next: shown.slice(0, 2).map(cigar => `What does the catalog say about ${spokenName(cigar)}?`),
  }
}

/** All that is left of the question is the name or one of its aliases. */
function isNameOf(maker: string, name: string, { brands }: Pick<Catalogue, 'brands'>): boolean {
  return brands
    .filter(({ brand }) => makerName(brand) === maker)
    .flatMap(({ brand, aliases }) => [makerName(brand), ...aliases])
    .some(each => folded(each) === folded(name))
}

const folded = (name: string) => fold(name).replace(/s$/, '')
