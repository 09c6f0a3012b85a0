import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { PairingPreview } from '../../managed-pairings.contract.ts'
import { pairingPreviewQuery } from './managed-pairing-queries.ts'
import type { PairingDraft } from './pairing-draft.ts'

export interface ShownPreview {
  /** The latest that arrived. */
  shown: PairingPreview | undefined
  /** That of exactly these names; undefined until it has arrived. */
  settled: PairingPreview | undefined
}

export function usePairingPreview({ cigar, drink }: PairingDraft): ShownPreview {
  const names = { cigar: useDeferredValue(cigar.trim()), drink: useDeferredValue(drink.trim()) }
  const { data, isPlaceholderData } = useQuery(pairingPreviewQuery(names.cigar, names.drink))
  const isSettled = !isPlaceholderData && names.cigar === cigar.trim() && names.drink === drink.trim()
  return { shown: data, settled: isSettled ? data : undefined }
}
