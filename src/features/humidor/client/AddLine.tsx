import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { catalogueContract } from '#features/catalogue/catalogue.contract.ts'
import { call } from '#platform/client/api.ts'
import { callFor } from '#platform/client/call-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type Humidor, type HumidorItem, humidorContract, itemNotDeleted } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { fieldsOf } from './item-draft.ts'
import { useHumidorOwner } from './use-humidor-owner.ts'

interface AddLineProps {
  /** A line of the catalogue. */
  lineId: string
  humidors: readonly Humidor[]
}

const maxMatches = 20

/** The form for a cigar that was chosen elsewhere, filled in; empty if the catalogue does not have it. */
export function AddLine({ lineId, humidors }: AddLineProps) {
  const navigate = useNavigate()
  const { path } = useHumidorOwner()
  const showAdded = useAddedToast()
  const { data, isPending } = useQuery({
    queryKey: ['cigar to add', lineId],
    queryFn: ({ signal }) =>
      call(
        catalogueContract.searchCigars,
        { query: { q: lineId.replaceAll('-', ' '), limit: maxMatches } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isPending) return null
  const line = data?.matches.find(({ id }) => id === lineId)
  return (
    <ItemDialog
      item={undefined}
      start={line && fieldsOf(line)}
      humidors={humidors}
      onAdded={showAdded}
      // A reload or Back must not open it again.
      onClose={() => void navigate({ to: path, search: {}, replace: true })}
    />
  )
}

/** With undo. The marks of the catalog follow the humidor by themselves. */
function useAddedToast(): (added: HumidorItem) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const { name } = useHumidorOwner()
  const remove = ({ id, version }: HumidorItem) =>
    callFor(queries)(humidorContract.deleteItem, { params: { id }, query: { version } }).then(
      () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey }),
      () => toast.error(itemNotDeleted, { id: 'humidor' }),
    )
  return added =>
    toast.info(`Added to ${name}.`, { action: { label: 'Undo', run: () => void remove(added) } })
}
