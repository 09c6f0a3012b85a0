import { useRef, useState } from 'react'
import { formatDate, formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import type { MemberSession } from '../../sessions.contract.ts'
import css from './Rows.module.css'
import { useDevices } from './use-devices.ts'

/** The rest waits for a press. */
const devicesAtOnce = 6

export function DeviceList() {
  const { list, endSession, endOtherSessions } = useDevices()
  const listElement = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  if (list.isPending) return <Skeleton label="Loading your devices" shape="text" rows={3} />
  if (list.isError)
    return (
      <ErrorBox onRetry={() => void list.refetch()} retrying={list.isFetching}>
        Failed to load your devices
      </ErrorBox>
    )
  const sessions = list.data.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  // The pressed button disappears with its row, and the focus with it.
  const focusListOnSuccess = { onSuccess: () => listElement.current?.focus() }
  return (
    <div>
      <ul ref={listElement} className={css.list} tabIndex={-1} aria-label="Devices">
        {(showsAll ? sessions : sessions.slice(0, devicesAtOnce)).map(session => (
          <Device
            key={session.id}
            session={session}
            isEnding={endSession.isPending && endSession.variables.id === session.id}
            onEnd={() => endSession.mutate(session, focusListOnSuccess)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={css.actions}>
          <Button
            working={endOtherSessions.isPending}
            onClick={() => endOtherSessions.mutate(undefined, focusListOnSuccess)}
          >
            Sign out everywhere else
          </Button>
          {!showsAll && sessions.length > devicesAtOnce && (
            <Button
              look="quiet"
              onClick={() => {
                setShowsAll(true)
                listElement.current?.focus()
              }}
            >
              Show all {sessions.length} devices
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface DeviceProps {
  session: MemberSession
  isEnding: boolean
  onEnd: () => void
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  return (
    <li className={css.row}>
      <div className={css.texts}>
        <div className={css.name}>
          {session.device}
          {session.isCurrent && <StatusTag tone="ok">This device</StatusTag>}
        </div>
        <p>
          {session.isCurrent ? 'In use now' : `Last used ${formatTimeAgo(session.lastUsedAt)}`}
          {`, signed in ${formatDate(session.createdAt)}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Sign out ${session.device}`}
          working={isEnding}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
