import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { removalContract } from '../removal.contract.ts'
import { maxCounted } from '../vault.contract.ts'
import css from './VaultPage.module.css'
import { vaultCache } from './vault-cache.ts'

/** Says how many would go before they go; the line stays to undo it. */
export function OldLookUps({ count }: { count: number }) {
  const { clear, restore } = useOldLookUps()
  const { removed = 0, removed_at: removedAt } = clear.data ?? {}
  const failure = clear.error ?? restore.error
  if (count === 0 && !removedAt && !failure) return null
  const text = failure
    ? messageFor(failure, 'That didn’t work. Try again.')
    : removedAt
      ? `${lookUps(removed)} cleared.`
      : `${lookUps(count)} from more than 30 days ago, unrated and without notes.`
  return (
    <div className={css.old}>
      <p role="status">{text}</p>
      {removedAt ? (
        <Button size="small" working={restore.isPending} onClick={() => restore.mutate(removedAt)}>
          Undo
        </Button>
      ) : (
        <Button size="small" working={clear.isPending} onClick={() => clear.mutate()}>
          Clear old look-ups
        </Button>
      )}
    </div>
  )
}

function useOldLookUps() {
  const cache = vaultCache(useQueryClient())
  const clear = useMutation({
    mutationFn: () => call(removalContract.clearOldLookUps, {}),
    onSuccess: () => cache.refetchLists(),
  })
  const restore = useMutation({
    mutationFn: (removed_at: string) => call(removalContract.restoreRemoved, { body: { removed_at } }),
    async onSuccess() {
      await cache.refetchLists()
      clear.reset()
    },
  })
  return { clear, restore }
}

function lookUps(count: number): string {
  if (count > maxCounted) return 'More than 1,000 look-ups'
  return count === 1 ? '1 look-up' : `${count} look-ups`
}
