import { useQuery } from '@tanstack/react-query'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { QueuedReport } from '../../queue.contract.ts'
import { RowEditor } from './RowEditor.tsx'
import { editedRowQuery } from './use-queue.ts'

/** What is edited: a row of the catalogue, or a new one. */
export interface Editing {
  of: CatalogueKind
  id: string | undefined
  report?: QueuedReport | undefined
}

interface RowEditorOfProps {
  editing: Editing
  onClose: () => void
}

/** Loads the row as it is now. */
export function RowEditorOf({ editing: { of, id, report }, onClose }: RowEditorOfProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...editedRowQuery(of, id ?? ''),
    enabled: id !== undefined,
  })
  if (id === undefined || data) return <RowEditor of={of} opened={data} report={report} onClose={onClose} />
  if (!error) return <Skeleton label="Loading the row" rows={6} />
  return (
    <>
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Failed to load the row')}
      </ErrorBox>
      <Button look="quiet" onClick={onClose}>
        Back
      </Button>
    </>
  )
}
