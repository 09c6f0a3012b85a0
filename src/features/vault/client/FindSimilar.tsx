import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { SavedPairing } from '../vault.contract.ts'

interface FindSimilarProps {
  pairing: SavedPairing
  size?: 'small' | 'medium'
}

export function FindSimilar({ pairing: { cigar_name, pairing_type }, size = 'small' }: FindSimilarProps) {
  return (
    <ButtonTo to="/pair" search={{ cigar: cigar_name, type: pairing_type }} size={size}>
      Find Similar
    </ButtonTo>
  )
}
