import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { arturoContract } from '../../arturo.contract.ts'
import { arturoQuery } from '../use-arturo.ts'

/** For admins: whether Arturo answers in the channels. */
export function ArturoDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useQuery(arturoQuery)
  const change = useMutation({
    mutationFn: (isOn: boolean) => call(arturoContract.switchArturo, { body: { isOn } }),
    onSuccess: saved => queries.setQueryData(arturoQuery.queryKey, saved),
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title="Arturo in the channels">
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load the setting
        </ErrorBox>
      )}
      {!data && !isError && <Skeleton label="Loading the setting" rows={2} />}
      {data && (
        <Switch
          label="Arturo answers when a message names him"
          description="In all channels, from the articles and the catalog, never from anybody’s records. Switched off, @Arturo is offered to nobody, and what he has said stays."
          checked={change.isPending ? change.variables : data.isOn}
          working={change.isPending}
          onCheckedChange={change.mutate}
        />
      )}
    </Dialog>
  )
}
