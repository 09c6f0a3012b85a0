import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { climateContract, type Device } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'
import { type SensorDraft, toChanges, toNewDevice } from './sensor-draft.ts'

export interface ShownToken {
  name: string
  token: string
}

/** Runs one change at a time, then reads the devices again. What fails is told in a toast. */
function useSensorChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    async onSuccess(result) {
      await queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
      onDone(result)
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'sensors' }),
  })
}

/** Adds or changes; done with the token of a new push device. */
export function useSaveSensor(opened: Device | undefined, onSaved: (token: ShownToken | undefined) => void) {
  const call = useCall()
  const save = async (draft: SensorDraft) => {
    if (opened) {
      const body = { ...toChanges(draft), version: opened.version }
      await call(climateContract.changeDevice, { params: { id: opened.id }, body })
      return undefined
    }
    const { name, token } = await call(climateContract.addDevice, { body: toNewDevice(draft) })
    return token === undefined ? undefined : { name, token }
  }
  return useSensorChange(save, onSaved)
}

export function useRenewToken(onRenewed: (token: ShownToken) => void) {
  const call = useCall()
  const renew = async ({ id, name }: Device) => {
    const { token } = await call(climateContract.renewToken, { params: { id } })
    return { name, token }
  }
  return useSensorChange(renew, onRenewed)
}

export function useRevokeToken() {
  const call = useCall()
  const revoke = ({ id }: Device) => call(climateContract.revokeToken, { params: { id } })
  return useSensorChange(revoke, () => undefined)
}

export function useDeleteSensor(onDeleted: () => void) {
  const call = useCall()
  const remove = ({ id }: Device) => call(climateContract.deleteDevice, { params: { id } })
  return useSensorChange(remove, onDeleted)
}
