import { useQuery } from '@tanstack/react-query'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { ListedSession } from '../live-pairings.contract.ts'
import css from './LivePairings.module.css'
import { sessionsQuery } from './session-queries.ts'
import { starsWords, stepWords } from './session-words.ts'

/** Sessions that can be joined, then those with a result. */
export function SessionList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery)
  if (isPending) return <Skeleton label="Loading sessions" rows={3} />
  if (isError && !data)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        Failed to load sessions
      </ErrorBox>
    )
  const isOpen = ({ step }: ListedSession) => step !== 'revealed'
  const [open, over] = [data.sessions.filter(isOpen), data.sessions.filter(each => !isOpen(each))]
  return (
    <div className={css.lists}>
      <Sessions title="On now" sessions={open} empty="No session is open. Host one." action="Join Session" />
      {over.length > 0 && <Sessions title="Results" sessions={over} empty="" action="See the result" />}
    </div>
  )
}

interface SessionsProps {
  title: string
  sessions: readonly ListedSession[]
  empty: string
  action: string
}

function Sessions({ title, sessions, empty, action }: SessionsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {sessions.length === 0 && <p>{empty}</p>}
      <ul className={css.sessions}>
        {sessions.map(({ id, cigarName, drinks, guestCount, step, createdAt }) => (
          <li key={id}>
            <div>
              <h3>{cigarName}</h3>
              <ul>
                {drinks.map(({ place, name, mean }) => (
                  <li key={place}>
                    {name}
                    {mean !== null && `, ${starsWords(mean)}`}
                  </li>
                ))}
              </ul>
              <p>
                {stepWords[step]}, {guestCount} {guestCount === 1 ? 'guest' : 'guests'}, opened{' '}
                {formatTimeAgo(createdAt)}
              </p>
            </div>
            <ButtonTo to="/lounge/pairings" search={{ session: id }} aria-label={`${action}: ${cigarName}`}>
              {action}
            </ButtonTo>
          </li>
        ))}
      </ul>
    </section>
  )
}
