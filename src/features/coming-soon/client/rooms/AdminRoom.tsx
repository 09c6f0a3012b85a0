import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { Escutcheon } from '../drawings/Escutcheon.tsx'

export function AdminRoom() {
  return (
    <ComingSoonPage
      title="Admin Access"
      lead="The back office, for those who keep the books. The lock is fitted; the desk behind it comes later."
      drawing={<Escutcheon />}
    />
  )
}
