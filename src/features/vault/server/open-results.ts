import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type Pair, scorePair } from '#features/pairing/engine/engine.rules.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import { composePairing, type PairingSources } from '#features/pairing/server/compose-pairing.ts'
import { identifyLine } from '#features/pairing/server/identify-cigar.ts'
import { leafAndStrength } from '#features/pairing/suggestion-words.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { KeptOther, KeptResult, PairingResultData } from '../kept-result.contract.ts'
import { readKeptResult, withoutOwnTaste } from '../kept-result.rules.ts'
import type { PairingIds } from './vault.tables.ts'

type StoredResult = PairingIds & { result: unknown }

/** The result of a saved pairing: the kept one, or one of today's catalogue if it has both names. */
export interface PairingResults {
  forMember(stored: StoredResult): PairingResultData | null
  /** Without the points of the member's own taste. */
  forEveryone(stored: StoredResult): PairingResultData | null
}

export function openResults(sources: PairingSources): PairingResults {
  const draw = (kept: KeptResult) => drawOthers(sources.catalogue, kept)
  const computeNow = (ids: PairingIds) => computeResult(sources, ids)
  return {
    forMember({ result, ...ids }) {
      const kept = readKeptResult(result)
      return kept ? { ...draw(kept), isComputedNow: false } : computeNow(ids)
    },
    forEveryone({ result, ...ids }) {
      const kept = readKeptResult(result)
      return kept ? { ...draw(withoutOwnTaste(kept)), isComputedNow: false } : computeNow(ids)
    },
  }
}

function drawOthers(catalogue: Catalogue, kept: KeptResult) {
  const describe = ({ of, id }: KeptOther) => {
    const drink = of === 'drink' ? catalogue.drinksById.get(id ?? '') : undefined
    if (drink) return { detail: capitalize(drink.style), drawing: { cigar: kept.cigar, drink } }
    const cigar = of === 'cigar' ? catalogue.cigarsById.get(id ?? '') : undefined
    if (!cigar) return { detail: null, drawing: null }
    return { detail: leafAndStrength(cigar), drawing: { cigar: drawLine(cigar), drink: kept.drink } }
  }
  return { ...kept, others: kept.others.map(other => ({ ...other, ...describe(other) })) }
}

function computeResult(sources: PairingSources, ids: PairingIds): PairingResultData | null {
  const { catalogue } = sources
  const identified = ids.cigar_id === null ? undefined : identifyLine(catalogue, ids.cigar_id)
  const drink = catalogue.drinksById.get(ids.drink_id ?? '')
  if (!identified || !drink) return null
  const { familyOf, labelOf, matches } = catalogue
  const pair: Pair = { cigar: identified.profile, drink, familyOf, labelOf, matches }
  const { reasons, ...pairing } = composePairing(sources, identified, scorePair(pair))
  return {
    ...pairing,
    reasons: reasons.map(reason => ({ ...reason, isOwnTaste: false })),
    others: [],
    isComputedNow: true,
  }
}
