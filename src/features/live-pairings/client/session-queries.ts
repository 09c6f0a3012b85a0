import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type LivePairing, livePairingEvent, livePairingsContract } from '../live-pairings.contract.ts'

const refetchMilliseconds = 20_000
const sessionsKey = ['live-pairings'] as const

export const sessionsQuery = queryOptions({
  queryKey: [...sessionsKey, 'list'] as const,
  queryFn: ({ signal }) => call(livePairingsContract.listSessions, {}, { signal }),
})

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...sessionsKey, 'one', id] as const,
    queryFn: ({ signal }) => call(livePairingsContract.readSession, { params: { id } }, { signal }),
    // No event is sent when a host goes away.
    refetchInterval: ({ state: { data } }) => data?.step !== 'revealed' && refetchMilliseconds,
  })

/** Shows at once what an answer says. */
export function receiveSession(queries: QueryClient, session: LivePairing): void {
  queries.setQueryData(sessionQuery(session.id).queryKey, session)
}

/** Reads again what has changed, also after a lost connection. */
export function useSessionEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refetchAll = () => void queries.invalidateQueries({ queryKey: sessionsKey })
    const endings = [
      live.listen(livePairingEvent, data => {
        const { id } = data as { id: string }
        void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
        void queries.invalidateQueries({ queryKey: sessionQuery(id).queryKey })
      }),
      live.onOpen(refetchAll),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [queries])
}
