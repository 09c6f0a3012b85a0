import { useEffect } from 'react'
import { chatOutbox } from '#features/chat/client/chat-outbox.ts'
import { journalOutbox } from '#features/journal/client/journal-outbox.ts'
import { followOutbox } from '#platform/client/outbox.ts'

/** Sends what was written without a connection, whatever page is opened next. */
export function useOutboxes(memberId: string): void {
  useEffect(() => {
    for (const outbox of [journalOutbox, chatOutbox]) followOutbox(outbox, memberId)
  }, [memberId])
}
