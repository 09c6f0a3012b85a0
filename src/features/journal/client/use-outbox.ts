import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMe } from '#features/settings/client/use-me.ts'
import { followOutbox } from './follow-outbox.ts'
import { journalKey } from './journal-queries.ts'
import { outbox } from './outbox.ts'

/** What waits on this device, the oldest first. */
export function useOutbox() {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.read(memberId))
  const { length } = waiting
  const before = useRef(length)
  useEffect(() => followOutbox(memberId), [memberId])
  useEffect(() => {
    // One that was sent is in the list from now on.
    if (length < before.current) void queries.invalidateQueries({ queryKey: journalKey })
    before.current = length
  }, [length, queries])
  return { memberId, waiting }
}
