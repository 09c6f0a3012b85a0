import { type ConflictField, VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { coverAddress } from '../cover-address.ts'
import css from './EventForm.module.css'
import { draftOf, type EventDraft } from './event-draft.ts'

interface EventConflictProps {
  /** As it was before either host changed it. */
  opened: ManagedEvent
  mine: EventDraft
  current: ManagedEvent
  onTakeTheirs: () => void
}

const fields: readonly ConflictField<EventDraft>[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Where', ({ location }) => location],
  ['Day', ({ day }) => day],
  ['From', ({ from }) => from],
  ['Until', ({ until }) => until],
  ['Time zone', ({ timeZone }) => timeZone],
  ['Places', ({ capacity }) => String(capacity ?? '')],
  ['Link to book', ({ link }) => link],
  ['Picture', ({ coverId }) => coverId ?? '', drawCover],
  ['What the picture shows', ({ coverText }) => coverText],
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

function drawCover({ coverId, coverText }: EventDraft) {
  return (
    coverId && (
      <img className={css.conflictCover} src={coverAddress(coverId)} alt={coverText || 'A picture'} />
    )
  )
}
