import { useNavigate, useSearch } from '@tanstack/react-router'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import css from './LivePairings.module.css'
import { OpenSession } from './OpenSession.tsx'
import { SessionList } from './SessionList.tsx'
import { SessionView } from './SessionView.tsx'
import { useSessionEvents } from './session-queries.ts'

export function LivePairingsPage() {
  useSessionEvents()
  const { session } = useSearch({ from: '/lounge/pairings' })
  const navigate = useNavigate()
  return (
    <div className={css.page}>
      <header className={css.head}>
        {session === undefined ? (
          <BackTo to="/lounge">Back to Lounge</BackTo>
        ) : (
          <BackTo to="/lounge/pairings">All sessions</BackTo>
        )}
        <h1 data-quiet={session !== undefined || undefined}>Live Pairings</h1>
        {session === undefined && (
          <p>A cigar and up to three drinks, tasted together. Everybody votes blind, third by third.</p>
        )}
      </header>
      {session === undefined ? (
        <div className={css.start}>
          <SessionList />
          <OpenSession onOpened={id => void navigate({ to: '/lounge/pairings', search: { session: id } })} />
        </div>
      ) : (
        <SessionView key={session} id={session} />
      )}
    </div>
  )
}
