import { useSyncExternalStore } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import type { Waiting } from '#platform/client/outbox.ts'
import { type Completion, completionOutbox } from './completion-outbox.ts'

/** The lessons that were finished on this device and are not on the server yet, or were refused by it. */
export function useWaitingCompletions(): readonly Waiting<Completion>[] {
  const { id: memberId } = useMe()
  return useSyncExternalStore(completionOutbox.subscribe, () => completionOutbox.read(memberId))
}
