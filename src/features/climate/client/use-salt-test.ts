import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFor } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { climateContract, type Device } from '../climate.contract.ts'
import { saltTestContract } from '../salt-test.contract.ts'
import { readyAt } from '../salt-test.rules.ts'

const { startSaltTest, readSaltTest, confirmSaltTest, cancelSaltTest } = saltTestContract

/** The result of a test, asked for once its day is over. Not below the key of the climate: an ended test has none. */
export function useSaltTest({ id, saltTestStartedAt: startedAt }: Device, now: number) {
  return useQuery({
    queryKey: ['salt test', id, startedAt],
    queryFn: ({ signal, client }) => callFor(client)(readSaltTest, { params: { id } }, { signal }),
    enabled: startedAt !== null && now >= readyAt(Date.parse(startedAt)),
  })
}

export type SaltTestAction = 'start' | 'restart' | 'confirm' | 'cancel' | 'reset'

/** What the dialog of a calibration does. Everything that shows a reading is read again. */
export function useSaltTestAction({ id, version }: Device, onDone: (action: SaltTestAction) => void) {
  const queries = useQueryClient()
  const call = callFor(queries)
  const toast = useToast()
  const params = { id }
  const run: Record<SaltTestAction, () => Promise<unknown>> = {
    start: () => call(startSaltTest, { params }),
    async restart() {
      await call(cancelSaltTest, { params })
      await call(startSaltTest, { params })
    },
    confirm: () => call(confirmSaltTest, { params }),
    cancel: () => call(cancelSaltTest, { params }),
    reset: () => call(climateContract.changeDevice, { params, body: { humidityOffset: 0, version } }),
  }
  return useMutation({
    networkMode: 'always',
    mutationFn: (action: SaltTestAction) => run[action](),
    async onSuccess(_, action) {
      await queries.invalidateQueries({ queryKey: ['climate'] })
      onDone(action)
    },
    onError(failure) {
      toast.error(messageFor(failure, 'Failed to save the change'), { id: 'calibration' })
      void queries.invalidateQueries({ queryKey: ['climate'] })
    },
  })
}
