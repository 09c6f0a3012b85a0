import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/client/call-for.ts'
import type { Maintenance } from '../../maintenance.contract.ts'
import { maintenanceChangesContract, type NewMaintenance } from '../../maintenance-changes.contract.ts'
import { maintenanceQuery } from './maintenance-query.ts'

const { addMaintenance, changeMaintenance, deleteMaintenance } = maintenanceChangesContract

/** Adds an entry, or changes the given one. */
export function useSaveMaintenance(onSaved: () => void) {
  const call = useCall()
  const save = ({ before, values }: { before: Maintenance | undefined; values: NewMaintenance }) =>
    before
      ? call(changeMaintenance, {
          params: { id: before.id },
          body: { ...values, version: before.version },
        })
      : call(addMaintenance, { body: values })
  return useMaintenanceChange(save, onSaved)
}

export function useDeleteMaintenance(onDeleted: (entry: Maintenance) => void) {
  const call = useCall()
  const remove = async (entry: Maintenance) => {
    await call(deleteMaintenance, { params: { id: entry.id } })
    return entry
  }
  return useMaintenanceChange(remove, onDeleted)
}

function useMaintenanceChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: maintenanceQuery.queryKey })
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    async onSuccess(result) {
      await refresh()
      onDone(result)
    },
    // Of another device there may be a newer version.
    onError: () => void refresh(),
  })
}
