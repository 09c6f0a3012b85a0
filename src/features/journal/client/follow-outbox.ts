import { live } from '#platform/client/live.ts'
import { outbox } from './outbox.ts'

const retryMilliseconds = 20_000
let followed: string | undefined

/** Sends what waits now, and again when there may be a connection. Once for a page. */
export function followOutbox(memberId: string): void {
  if (followed === memberId) return
  followed = memberId
  const send = () => {
    if (outbox.read(memberId).length > 0) void outbox.sendAll(memberId)
  }
  addEventListener('online', send)
  live.onResync(send)
  setInterval(send, retryMilliseconds)
  send()
}
