import { HousePairingPage } from '#features/pairing/client/HousePairingPage.tsx'
import { PersonalNotes } from '#features/sommelier/client/PersonalNotes.tsx'

/** A pairing of the house, with what it is to the member who reads it. */
export function HousePairing() {
  return <HousePairingPage personal={pairing => <PersonalNotes key={pairing.slug} {...pairing} />} />
}
