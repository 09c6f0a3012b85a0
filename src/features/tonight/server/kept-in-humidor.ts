import type { CatalogueData, Cigar } from '#features/catalogue/catalogue.contract.ts'
import type { KeptCigar } from '#features/humidor/server/read-kept-cigars.ts'
import { profileOf } from '#features/pairing/engine/engine.rules.ts'
import { bestStars, type CigarSource, type Evening, minStars } from './cigar-sources.ts'

type State = KeptCigar['state']

/** Cigars of the humidor that are as far as this, in the size that the member has. */
function keptInState(
  { cigarsById }: Pick<CatalogueData, 'cigarsById'>,
  states: readonly State[],
): CigarSource {
  return {
    source: 'humidor',
    async findCandidates({ kept, ratings }: Evening) {
      const stars = bestStars(ratings)
      return kept.flatMap(item => {
        const cigar = states.includes(item.state) ? cigarsById.get(item.line?.id ?? '') : undefined
        const rating = stars.get(cigar?.id ?? '') ?? null
        if (!cigar || (rating !== null && rating < minStars)) return []
        return [{ cigar: inOwnSize(cigar, item), stars: rating, kept: item }]
      })
    },
  }
}

/** What is good to smoke comes first, what may be past its best last; what rests is left alone. */
export function keptInHumidor(catalogue: Pick<CatalogueData, 'cigarsById'>): CigarSource[] {
  return [['ready', 'prime'] as const, [undefined], ['past'] as const].map(states =>
    keptInState(catalogue, states),
  )
}

/** Lines of which the member has only cigars that rest. */
export function restingLineIds(kept: readonly KeptCigar[]): string[] {
  const idsOf = (cigars: readonly KeptCigar[]) => new Set(cigars.flatMap(({ line }) => line?.id ?? []))
  const good = idsOf(kept.filter(({ state }) => state !== 'resting'))
  return [...idsOf(kept)].filter(id => !good.has(id))
}

function inOwnSize(cigar: Cigar, { size, vitola: name }: KeptCigar): Cigar {
  const named = cigar.vitolas.find(vitola => vitola.name.toLowerCase() === name?.toLowerCase())
  const own = size ? profileOf(cigar, size, []).vitola : named
  return own ? { ...cigar, vitolas: [own] } : cigar
}
