import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import type { ManagedPairing } from '../../managed-pairings.contract.ts'
import { draftOf, type PairingDraft } from './pairing-draft.ts'

interface PairingConflictProps {
  /** As it was before either admin changed it. */
  opened: ManagedPairing
  mine: PairingDraft
  current: ManagedPairing
  onTakeTheirs: () => void
}

const fields: readonly [label: string, shown: (draft: PairingDraft) => string][] = [
  ['Cigar', ({ cigar }) => cigar],
  ['Drink', ({ drink }) => drink],
  ['Title', ({ title }) => title],
  ['About the cigar', ({ cigarText }) => cigarText],
  ['About the drink', ({ drinkText }) => drinkText],
  ['Pairing notes', ({ notes }) => notes],
]

export function PairingConflict({ opened, mine, current, onTakeTheirs }: PairingConflictProps) {
  return (
    <VersionConflict
      fields={fields}
      before={draftOf(opened)}
      mine={mine}
      theirs={draftOf(current)}
      onTakeTheirs={onTakeTheirs}
    />
  )
}
