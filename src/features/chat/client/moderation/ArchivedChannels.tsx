import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './ModerationPage.module.css'
import { archiveQuery } from './moderation-queries.ts'
import { useArchive } from './use-archive.ts'

/** Nothing while there are none. */
export function ArchivedChannels() {
  const { data } = useQuery(archiveQuery)
  const { restore } = useArchive()
  const channels = data?.channels ?? []
  if (channels.length === 0) return null
  return (
    <>
      <h3 className={css.heading}>Archived</h3>
      <p className={css.note}>Nobody sees them or writes in them. What was written is kept.</p>
      <ul className={css.removals}>
        {channels.map(channel => (
          <li key={channel.name}>
            <span>
              # {channel.title}, {formatDate(channel.archivedAt)}
            </span>
            <Button
              size="small"
              working={restore.isPending && restore.variables.name === channel.name}
              aria-label={`Restore ${channel.title}`}
              onClick={() => restore.mutate(channel)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
