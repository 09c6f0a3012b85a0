import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import type { RecentRemoval } from '../../moderation.contract.ts'
import { undoMinutes } from '../../removals.contract.ts'
import css from './ModerationPage.module.css'
import { countMessages } from './removal-spans.ts'
import { useRemoval } from './use-removal.ts'

/** What can still be put back. */
export function RecentRemovals({ removals }: { removals: readonly RecentRemoval[] }) {
  const { restore } = useRemoval()
  return (
    <section className={css.section} aria-labelledby="removals">
      <h2 id="removals">Removed just now</h2>
      <p className={css.note}>They can be put back for {undoMinutes} minutes; then they are gone.</p>
      <ul className={css.removals}>
        {removals.map(({ id, memberId, memberName, removed, removedAt }) => (
          <li key={id}>
            <span>
              {countMessages(removed)} of {memberName}, {formatTimeAgo(removedAt)}
            </span>
            <Button
              size="small"
              working={restore.isPending && restore.variables.id === id}
              aria-label={`Undo the removal of ${countMessages(removed)} of ${memberName}`}
              onClick={() => restore.mutate({ memberId, id })}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
