import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AccountEvent, accountsContract } from '../../accounts.contract.ts'
import { type MemberSession, sessionsContract } from '../../sessions.contract.ts'

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: ({ signal }) => call(sessionsContract.listSessions, {}, { signal }),
})

const deviceEvents: readonly AccountEvent[] = ['signed-in', 'signed-out']

export function useDevices() {
  useDeviceEvents()
  const queries = useQueryClient()
  const toast = useToast()
  const list = useQuery(devicesQuery)
  const refresh = () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey })

  const endSession = useMutation({
    mutationFn: ({ id }: MemberSession) => call(sessionsContract.endSession, { params: { id } }),
    onSuccess: (_, { device }) => void toast.info(`${device} was signed out.`),
    onError: failure =>
      void toast.error(failure instanceof ApiError ? failure.message : 'Failed to sign out that device'),
    onSettled: refresh,
  })
  const endOtherSessions = useMutation({
    mutationFn: () => call(sessionsContract.endOtherSessions, {}),
    onSuccess: ({ ended }) =>
      void toast.info(
        ended === 1 ? 'One other device was signed out.' : `${ended} other devices were signed out.`,
      ),
    onError: () => void toast.error('Failed to sign out the other devices'),
    onSettled: refresh,
  })
  return { list, endSession, endOtherSessions }
}

function useDeviceEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refreshIfSignedIn = async () => {
      // If this device was signed out, a refresh would open the sign-in dialog while the page is being left.
      const session = await call(accountsContract.readSession, {}).catch(() => null)
      if (session) await queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    }
    const unsubscribes = deviceEvents.map(kind => live.listen(kind, () => void refreshIfSignedIn()))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [queries])
}
