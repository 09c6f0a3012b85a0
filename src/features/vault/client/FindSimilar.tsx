import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { SavedPairing } from '../vault.contract.ts'

interface FindSimilarProps {
  pairing: SavedPairing
  size?: 'small' | 'medium'
  look?: 'primary' | 'secondary' | 'quiet'
}

export function FindSimilar({
  pairing: { cigar_name, pairing_name, pairing_type },
  size = 'small',
  look = 'quiet',
}: FindSimilarProps) {
  return (
    <ButtonTo
      to="/pair"
      search={{ cigar: cigar_name, drink: pairing_name, type: pairing_type, similar: true }}
      size={size}
      look={look}
    >
      Find Similar
    </ButtonTo>
  )
}
