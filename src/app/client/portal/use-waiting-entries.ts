import { useEffect } from 'react'
import { outboxKey } from '#features/journal/client/outbox-key.ts'

/** Sends what was written without a connection, whatever page is opened next. */
export function useWaitingEntries(memberId: string): void {
  useEffect(() => {
    if (localStorage.getItem(outboxKey(memberId)) === null) return
    // Fails with the connection; the next page tries again.
    void import('#features/journal/client/follow-outbox.ts').then(
      ({ followOutbox }) => followOutbox(memberId),
      () => undefined,
    )
  }, [memberId])
}
