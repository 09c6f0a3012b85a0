import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { type ChatChannel, channelsEvent } from '../../channels.contract.ts'
import { channelsQuery } from '../channel-queries.ts'
import { ChannelDialog } from '../dialogs/ChannelDialog.tsx'
import { ArchivedChannels } from './ArchivedChannels.tsx'
import css from './ModerationPage.module.css'
import { archiveQuery } from './moderation-queries.ts'
import { useArchive } from './use-archive.ts'

/** For admins: the channels of the lounge, and those that were archived. */
export function ManagedChannels() {
  useLiveRefetch(channelsEvent, channelsQuery.queryKey)
  useLiveRefetch(channelsEvent, archiveQuery.queryKey)
  const { data, isPending, isError, isFetching, refetch } = useQuery(channelsQuery)
  /** `new`: one is added. */
  const [edited, setEdited] = useState<ChatChannel | 'new'>()
  return (
    <section className={css.section} aria-labelledby="managed-channels">
      <div className={css.sectionHead}>
        <h2 id="managed-channels">Channels</h2>
        <Button size="small" onClick={() => setEdited('new')}>
          Add a channel
        </Button>
      </div>
      {isPending && <Skeleton label="Loading channels" rows={4} />}
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load channels
        </ErrorBox>
      )}
      {data && <ChannelTable channels={data.channels} onEdit={setEdited} />}
      <ArchivedChannels />
      {edited && (
        <ChannelDialog
          channel={edited === 'new' ? undefined : edited}
          staysHere
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

interface ChannelTableProps {
  channels: readonly ChatChannel[]
  onEdit: (channel: ChatChannel) => void
}

function ChannelTable({ channels, onEdit }: ChannelTableProps) {
  const { archive } = useArchive()
  const columns: readonly TableColumn<ChatChannel>[] = [
    { id: 'title', header: 'Channel', namesRow: true, cell: ({ title }) => `# ${title}` },
    { id: 'topic', header: 'Topic', cell: ({ topic }) => topic },
    {
      id: 'slow',
      header: 'Slow mode',
      cell: ({ slowSeconds }) => (slowSeconds === 0 ? 'Off' : `${slowSeconds} seconds`),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: channel => (
        <span className={css.rowActions}>
          <Button
            size="small"
            look="quiet"
            aria-label={`Change ${channel.title}`}
            onClick={() => onEdit(channel)}
          >
            Change
          </Button>
          <Button
            size="small"
            look="quiet"
            working={archive.isPending && archive.variables.name === channel.name}
            aria-label={`Archive ${channel.title}`}
            onClick={() => archive.mutate(channel)}
          >
            Archive
          </Button>
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption="Channels of the lounge"
      dense
      columns={columns}
      rows={channels}
      rowKey={({ name }) => name}
      empty="There is no channel."
    />
  )
}
