import { HousePairingPage } from '#features/pairing/client/HousePairingPage.tsx'
import { PersonalNotes } from '#features/sommelier/client/PersonalNotes.tsx'

export function CuratedPairingWithNotes() {
  return <HousePairingPage personal={pairing => <PersonalNotes key={pairing.slug} {...pairing} />} />
}
