import { useMe } from '#features/member/client/use-me.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { ManagedEvent } from '../../managed-events.contract.ts'

/** What can be done with an event, past or to come. */
export function ManageLinks({ event: { id, title } }: { event: ManagedEvent }) {
  const { duties } = useMe()
  const link = { size: 'small', look: 'quiet' } as const
  return (
    <>
      <ButtonTo {...link} to="/lounge/events/manage" search={{ edit: id }} aria-label={`Edit ${title}`}>
        Edit
      </ButtonTo>
      <ButtonTo {...link} to="/lounge/events/manage" search={{ copy: id }} aria-label={`Duplicate ${title}`}>
        Duplicate
      </ButtonTo>
      {duties.includes('door') && (
        <ButtonTo
          {...link}
          to="/lounge/events/$event/guests"
          params={{ event: id }}
          aria-label={`Guests of ${title}`}
        >
          Guests
        </ButtonTo>
      )}
    </>
  )
}
