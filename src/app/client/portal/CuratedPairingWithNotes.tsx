import { CuratedPairingPage } from '#features/pairing/client/CuratedPairingPage.tsx'
import { PersonalNotes } from '#features/sommelier/client/PersonalNotes.tsx'

export function CuratedPairingWithNotes() {
  return <CuratedPairingPage personal={pairing => <PersonalNotes key={pairing.slug} {...pairing} />} />
}
