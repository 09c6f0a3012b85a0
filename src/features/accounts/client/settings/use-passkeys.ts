import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { factorsContract } from '../../factors.contract.ts'
import { devicesQuery } from './use-devices.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => call(factorsContract.listPasskeys, {}, { signal }),
})

export function usePasskeys() {
  const queries = useQueryClient()
  const list = useQuery(passkeysQuery)
  /** Adding or removing a passkey also ends the other sessions. */
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }
  return {
    list,
    refresh,
    remove: async (id: string, password: string) => {
      await call(factorsContract.deletePasskey, { body: { id, password } })
      await refresh()
    },
  }
}
export type Passkey = NonNullable<ReturnType<typeof usePasskeys>['list']['data']>['passkeys'][number]
