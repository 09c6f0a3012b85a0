import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { draftOf, type EventDraft } from './event-draft.ts'

interface EventConflictProps {
  /** As it was before either host changed it. */
  opened: ManagedEvent
  mine: EventDraft
  current: ManagedEvent
  onTakeTheirs: () => void
}

const fields: readonly [label: string, shown: (draft: EventDraft) => string][] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Where', ({ location }) => location],
  ['Day', ({ day }) => day],
  ['From', ({ from }) => from],
  ['Until', ({ until }) => until],
  ['Time zone', ({ timeZone }) => timeZone],
  ['Places', ({ capacity }) => String(capacity ?? '')],
  ['Link to book', ({ link }) => link],
]

export function EventConflict({ opened, mine, current, onTakeTheirs }: EventConflictProps) {
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
