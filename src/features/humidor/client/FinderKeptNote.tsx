import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import { KeptNote } from './KeptNote.tsx'
import { addressOfLink } from './kept-links.ts'

/** On a page without the portal’s router. */
export function FinderKeptNote({ pairing: { cigar, drink, others } }: { pairing: FreePairing }) {
  return (
    <KeptNote
      cigar={{ id: cigar.id, name: fullCigarName(cigar) }}
      drink={others.some(({ role }) => role === 'cigar') ? drink : undefined}
      renderLink={(link, text) => <a href={addressOfLink(link)}>{text}</a>}
    />
  )
}
