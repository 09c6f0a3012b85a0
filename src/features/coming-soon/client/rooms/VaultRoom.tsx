import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { VaultDoor } from '../drawings/VaultDoor.tsx'

export function VaultRoom() {
  return (
    <ComingSoonPage
      title="Pairing Vault"
      lead="Every pair that was worth it goes behind this door, with what you thought of it. The hinges are on; the wheel does not turn yet."
      drawing={<VaultDoor />}
    />
  )
}
