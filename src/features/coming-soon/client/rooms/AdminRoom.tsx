import { useMe } from '#features/settings/client/use-me.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { Escutcheon } from '../drawings/Escutcheon.tsx'

export function AdminRoom() {
  const { role } = useMe()
  return (
    <ComingSoonPage
      title="Admin Access"
      lead="Member profiles and numbers, for the admins of this lounge."
      drawing={<Escutcheon />}
    >
      {role === 'admin' && <ButtonTo to="/dashboard/outbox">Open the outbox</ButtonTo>}
    </ComingSoonPage>
  )
}
