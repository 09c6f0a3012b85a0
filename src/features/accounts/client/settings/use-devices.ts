import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AccountEvent, accountsContract } from '../../accounts.contract.ts'
import { type MemberSession, sessionsContract } from '../../sessions.contract.ts'

/** Where the member is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: ({ signal }) => call(sessionsContract.listSessions, {}, { signal }),
})

const changesOfDevices: readonly AccountEvent[] = ['signed-in', 'signed-out']

export function useDevices() {
  useDeviceNews()
  const queries = useQueryClient()
  const { tell, fail } = useToast()
  const list = useQuery(devicesQuery)
  const refresh = () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey })

  const endOne = useMutation({
    mutationFn: ({ id }: MemberSession) => call(sessionsContract.endSession, { params: { id } }),
    onSuccess: (_, { device }) => void tell(`${device} was signed out.`),
    onError: failure =>
      void fail(failure instanceof ApiError ? failure.message : 'Failed to sign out that device'),
    onSettled: refresh,
  })
  const endOthers = useMutation({
    mutationFn: () => call(sessionsContract.endOtherSessions, {}),
    onSuccess: ({ ended }) =>
      void tell(ended === 1 ? 'One other device was signed out.' : `${ended} other devices were signed out.`),
    onError: () => void fail('Failed to sign out the other devices'),
    onSettled: refresh,
  })
  return { list, endOne, endOthers }
}

/** Keeps the list true to what happens on the other devices. */
function useDeviceNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const readAnew = async () => {
      // It may be this very device that was signed out: then it leaves, and is not asked to sign in for a list.
      const held = await call(accountsContract.readSession, {}).catch(() => null)
      if (held) await queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    }
    const stops = changesOfDevices.map(kind => live.listen(kind, () => void readAnew()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
}
