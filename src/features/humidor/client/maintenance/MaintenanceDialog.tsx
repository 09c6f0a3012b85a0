import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { Maintenance } from '../../maintenance.contract.ts'
import type { Inventory } from '../humidor-queue.ts'
import { entryWords } from './entry-words.ts'
import css from './Maintenance.module.css'
import { MaintenanceForm } from './MaintenanceForm.tsx'
import { MaintenanceRow } from './MaintenanceRow.tsx'
import { maintenanceQuery } from './maintenance-query.ts'
import { useDeleteMaintenance, useSaveMaintenance } from './use-maintenance.ts'

interface MaintenanceDialogProps {
  inventory: Inventory
  onClose: () => void
}

/** The log of the humidors: one entry is written or changed above the list of all. */
export function MaintenanceDialog({ inventory, onClose }: MaintenanceDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(maintenanceQuery)
  const [edited, setEdited] = useState<Maintenance>()
  /** The form begins anew after each. */
  const [saves, setSaves] = useState(0)
  const [deleted, setDeleted] = useState<Maintenance>()
  const restore = useSaveMaintenance(() => setDeleted(undefined))
  const remove = useDeleteMaintenance(entry => {
    setDeleted(entry)
    if (entry.id === edited?.id) setEdited(undefined)
  })
  const { humidors } = inventory
  // A refresh brings the version that another device made.
  const opened = edited && (data?.entries.find(({ id }) => id === edited.id) ?? edited)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Maintenance"
      description="Packs swapped, a seasoning begun, a cleaning. Packs are marked in the chart of the humidor."
      size="large"
    >
      <MaintenanceForm
        key={edited?.id ?? `new ${saves}`}
        entry={opened}
        inventory={inventory}
        onDone={() => {
          setEdited(undefined)
          setSaves(before => before + 1)
        }}
      />
      <div role="status" className={css.deleted}>
        {deleted && (
          <>
            <span>Deleted: {entryWords(deleted)}.</span>
            <Button
              size="small"
              look="quiet"
              working={restore.isPending}
              onClick={() => restore.mutate({ before: undefined, values: valuesOf(deleted) })}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      {(remove.error ?? restore.error) && <ErrorBox>That didn’t work. Try again.</ErrorBox>}
      {error && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          The log wasn’t loaded. Try again.
        </ErrorBox>
      )}
      {!data && !error && <Skeleton label="Loading the log" rows={3} />}
      {data && data.entries.length > 0 && (
        <ul className={css.list} aria-label="What was done">
          {data.entries.map(entry => (
            <MaintenanceRow
              key={entry.id}
              entry={entry}
              humidor={
                humidors.length > 1 ? humidors.find(({ id }) => id === entry.humidorId)?.name : undefined
              }
              onEdit={() => setEdited(entry)}
              onDelete={() => remove.mutate(entry)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function valuesOf({ id: _id, version: _version, ...values }: Maintenance) {
  return values
}
