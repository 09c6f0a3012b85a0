import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ClimateBar } from '#features/climate/client/ClimateBar.tsx'
import { ClimateDials } from '#features/climate/client/ClimateDials.tsx'
import { ClimateReadings } from '#features/climate/client/ClimateReadings.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { type HumidorItem, humidorEvent, itemsUnreadable } from '../humidor.contract.ts'
import { CigarCount } from './CigarCount.tsx'
import { EmptyHumidor } from './EmptyHumidor.tsx'
import { giftsQuery } from './gifts/gifts-query.ts'
import { OpenGifts } from './gifts/OpenGifts.tsx'
import css from './HumidorPage.module.css'
import { HumidorTools } from './HumidorTools.tsx'
import { humidorQuery } from './humidor-query.ts'
import { humidorQueueId } from './humidor-queue.ts'
import { Inventory } from './Inventory.tsx'
import { MaintenanceBar } from './maintenance/MaintenanceBar.tsx'
import { maintenanceQuery } from './maintenance/maintenance-query.ts'
import { packSwaps } from './maintenance/maintenance-words.ts'
import { useHumidorOwner } from './use-humidor-owner.ts'
import { useItemActions } from './use-item-actions.ts'

const AddLine = createLazyPart(async () => (await import('./AddLine.tsx')).AddLine)
const ItemDialog = createLazyPart(async () => (await import('./ItemDialog.tsx')).ItemDialog)

export interface SmokedCigar {
  item: HumidorItem
  /** Puts it back, and resolves with whether it is; undefined until it is known to be taken out. */
  onUndo: (() => Promise<boolean>) | undefined
  onClose: () => void
}

interface HumidorPageProps {
  /** What is written about a cigar that was taken out to be smoked. */
  renderEntry?: (smoked: SmokedCigar) => ReactNode
  /** Below the title. */
  note?: ReactNode
}

export function HumidorPage({ renderEntry, note }: HumidorPageProps) {
  const { isOfLounge, path, title } = useHumidorOwner()
  useLiveRefetch(humidorEvent, humidorQuery.queryKey, { queueId: humidorQueueId, isShared: isOfLounge })
  const { data, error, isPending, isFetching, refetch } = useQuery(humidorQuery)
  const { data: log } = useQuery(maintenanceQuery)
  const gifts = useQuery({ ...giftsQuery, enabled: !isOfLounge }).data?.gifts ?? []
  const openGifts = gifts.filter(({ state }) => state === 'offered')
  /** The cigar that is edited, or a new one. */
  const [edited, setEdited] = useState<HumidorItem | 'new'>()
  const search = useSearch({ from: path })
  /** Whose sensor is shown; undefined while all humidors are. */
  const humidorId = data?.humidors.find(({ id }) => id === search.humidor)?.id
  const [smoked, setSmoked] = useState<HumidorItem>()
  const actions = useItemActions()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <div className={css.actions}>
          {data && <HumidorTools inventory={data} />}
          <Button look="primary" onClick={() => setEdited('new')}>
            Add Cigar
          </Button>
        </div>
        {note && <div className={css.note}>{note}</div>}
      </header>
      <div className={css.figures}>
        <ClimateDials humidorId={humidorId} />
        <div className={css.source}>
          <ClimateBar humidors={data?.humidors ?? []} humidorId={humidorId} />
        </div>
        <div className={css.count}>
          <CigarCount inventory={data} />
        </div>
        <div className={css.readings}>
          <ClimateReadings
            humidorId={humidorId}
            annotationsOf={place => packSwaps(log?.entries ?? [], place)}
          />
        </div>
        <div className={css.care}>{data && <MaintenanceBar inventory={data} entries={log?.entries} />}</div>
      </div>
      {openGifts.length > 0 && <OpenGifts gifts={openGifts} />}
      {error && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {itemsUnreadable}
        </ErrorBox>
      )}
      {isPending && <Skeleton label="Loading your inventory" rows={4} />}
      {data && data.items.length > 0 && (
        <Inventory inventory={data} actions={actions} onEdit={setEdited} onSmoke={setSmoked} />
      )}
      {data?.items.length === 0 && <EmptyHumidor />}
      {smoked &&
        renderEntry?.({
          item: smoked,
          onUndo: actions.takenOut?.itemId === smoked.id ? actions.undoSmoke : undefined,
          onClose: () => setSmoked(undefined),
        })}
      {data && search.add && <AddLine key={search.add} lineId={search.add} humidors={data.humidors} />}
      {edited && (
        <ItemDialog
          key={edited === 'new' ? edited : edited.id}
          item={edited === 'new' ? undefined : edited}
          humidors={data?.humidors ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
