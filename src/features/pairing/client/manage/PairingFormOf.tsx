import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#platform/client/message-for.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { managedPairingQuery } from './managed-pairing-queries.ts'
import { PairingForm } from './PairingForm.tsx'

/** Loads what the form begins with. @param edit undefined for a new pairing */
export function PairingFormOf({ edit }: { edit: string | undefined }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...managedPairingQuery(edit ?? ''),
    enabled: edit !== undefined,
  })
  if (edit === undefined) return <PairingForm opened={undefined} />
  if (data) return <PairingForm opened={data} />
  if (error)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Failed to load the pairing')}
      </ErrorBox>
    )
  return <Skeleton label="Loading the pairing" rows={6} />
}
