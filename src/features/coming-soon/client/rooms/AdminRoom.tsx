import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function AdminRoom() {
  const { role } = useMe()
  return (
    <ComingSoonPage
      title="Admin Access"
      lead="Member profiles and numbers, for the admins of this lounge."
      {...(role === 'admin' && { state: 'Only the outbox is open so far' })}
      drawing={<Engraving of="lock" />}
    >
      {role === 'admin' ? (
        <ButtonTo to="/dashboard/outbox">Open the outbox</ButtonTo>
      ) : (
        <ButtonTo to="/dashboard/settings">Open your own settings</ButtonTo>
      )}
    </ComingSoonPage>
  )
}
