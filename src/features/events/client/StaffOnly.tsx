import type { ReactNode } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import type { Duty } from '#platform/api.contract.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'

interface StaffOnlyProps {
  duty: Duty
  /** To others: what they can do instead. */
  note: string
  children: ReactNode
}

/** The server asks for the duty again. */
export function StaffOnly({ duty, note, children }: StaffOnlyProps) {
  const { duties } = useMe()
  if (duties.includes(duty)) return children
  return (
    <EmptyState
      drawing={<Engraving of="tickets" />}
      title="This is for staff only."
      action={<ButtonTo to="/lounge/events">To the events</ButtonTo>}
    >
      {note}
    </EmptyState>
  )
}
