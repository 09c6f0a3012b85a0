import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#platform/client/relative-time.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './Gifts.module.css'
import { giftName, giftState } from './gift-words.ts'
import { giftsQuery } from './gifts-query.ts'

/** All that was given and received. */
export function GiftsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(giftsQuery)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Gifts"
      description="Cigars that you gave to members of the lounge, and those that they gave you."
      size="large"
    >
      {error && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load the gifts
        </ErrorBox>
      )}
      {!data && !error && <Skeleton label="Loading the gifts" rows={3} />}
      {data?.gifts.length === 0 && <p>None yet. “Give” in the menu of a cigar offers it to a member.</p>}
      <ul className={css.list}>
        {data?.gifts.map(gift => (
          <li key={gift.id}>
            <div>
              <p>{giftName(gift)}</p>
              <p className={css.state}>{giftState(gift)}</p>
            </div>
            <time dateTime={gift.createdAt}>{formatDate(gift.createdAt)}</time>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
