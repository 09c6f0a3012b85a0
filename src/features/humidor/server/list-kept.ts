import { type Drink, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  fairScore,
  isForbiddenPair,
  pointsCounter,
  profileOf,
} from '#features/pairing/engine/engine.rules.ts'
import { type KeptRow, type KeptSummary, maxKeptRows, maxOffered } from '../kept.contract.ts'
import type { KeptCigar, ReadKeptCigars } from './read-kept-cigars.ts'
import { drawOwnCigar } from './to-humidor-item.ts'

interface Services {
  catalogue: Catalogue
  keptCigars: ReadKeptCigars
}

/** What a member keeps, and what of it goes with a drink. A drink that the catalogue lacks has none. */
export async function listKept(
  { catalogue, keptCigars }: Services,
  memberId: string,
  drinkId: string | undefined,
): Promise<{ kept: KeptRow[]; offered: string[] }> {
  const kept = (await keptCigars(memberId, today())).slice(0, maxKeptRows)
  const drink = catalogue.drinksById.get(drinkId ?? '')
  return { kept: kept.map(toRow), offered: drink ? offeredWith(drink, kept, catalogue) : [] }
}

export async function summarizeKept(keptCigars: ReadKeptCigars, memberId: string): Promise<KeptSummary> {
  const states = { resting: 0, ready: 0, prime: 0, past: 0, unknown: 0 }
  let cigars = 0
  for (const { quantity, state } of await keptCigars(memberId, today())) {
    cigars += quantity
    states[state ?? 'unknown'] += quantity
  }
  return { cigars, states }
}

const today = () => new Date().toISOString().slice(0, 10)

function toRow({ line, state, size, vitola, wrapper, ...cigar }: KeptCigar): KeptRow {
  const { itemId, humidorId, humidor, name, quantity } = cigar
  return {
    itemId,
    humidorId,
    humidor,
    lineId: line?.id ?? null,
    name,
    quantity,
    state: state ?? null,
    drawing: drawOwnCigar(line, { size, vitola, wrapper }),
  }
}

/** Scoring a few thousand takes a second. */
const maxScored = 200

/** What rests is left alone, as in the pick for the evening. */
function offeredWith(drink: Drink, kept: readonly KeptCigar[], catalogue: Catalogue): string[] {
  const ofLines = new Map<string, KeptCigar>()
  for (const cigar of kept)
    if (cigar.line && cigar.state !== 'resting' && !ofLines.has(cigar.line.id))
      ofLines.set(cigar.line.id, cigar)
  const pointsOf = pointsCounter()
  return [...ofLines.values()]
    .slice(0, maxScored)
    .flatMap(({ itemId, line }) => {
      if (!line || !isKnownCigar(line) || isForbiddenPair(line, drink)) return []
      const points = pointsOf({ ...catalogue, cigar: profileOf(line, undefined, []), drink })
      return points >= fairScore ? [{ itemId, points }] : []
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, maxOffered)
    .map(({ itemId }) => itemId)
}
