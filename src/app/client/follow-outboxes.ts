import { chatOutbox } from '#features/chat/client/chat-outbox.ts'
import { completionOutbox } from '#features/courses/client/completion-outbox.ts'
import { journalOutbox } from '#features/journal/client/journal-outbox.ts'
import { followOutbox } from '#platform/client/outbox.ts'

/** Sends what the member wrote without a connection, whatever page is opened next. */
export function followOutboxes(memberId: string): void {
  for (const outbox of [journalOutbox, chatOutbox, completionOutbox]) followOutbox(outbox, memberId)
}
