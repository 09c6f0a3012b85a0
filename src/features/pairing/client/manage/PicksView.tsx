import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { pickChanged } from '../../curated-pairing.contract.ts'
import type { ListedPairing } from '../../managed-pairings.contract.ts'
import { managedPairingsKey, managedPairingsQuery } from './managed-pairing-queries.ts'
import { PairingList } from './PairingList.tsx'
import { PresentPick } from './PresentPick.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'
import { usePick } from './use-pick.ts'

export function PicksView() {
  useLiveRefetch(pickChanged, managedPairingsKey, { isShared: true })
  const { data, error, isFetching, refetch } = useQuery(managedPairingsQuery)
  const { choose, release } = usePick()
  const [removing, setRemoving] = useState<ListedPairing>()
  if (!data)
    return error ? (
      <ErrorBox title="Failed to load the pairings" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    ) : (
      <Skeleton label="Loading the pairings" rows={6} />
    )
  const pick = data.pairings.find(({ is_featured }) => is_featured)
  return (
    <>
      <PresentPick
        pick={pick}
        turn={data}
        isChanging={choose.isPending || release.isPending}
        onKeep={({ id }) => choose.mutate({ id, stays: 'until-changed' })}
        onRelease={({ id }) => release.mutate(id)}
      />
      <PairingList
        pairings={data.pairings}
        choosing={choose.isPending ? choose.variables.id : undefined}
        onChoose={({ id }) => choose.mutate({ id, stays: 'tonight', before: pick })}
        onRemove={setRemoving}
      />
      {removing && (
        <RemovalDialog pairing={removing} next={data.next} onClose={() => setRemoving(undefined)} />
      )}
    </>
  )
}
