/** The page of the portal that shows a message in its place. */
export function pathOfMessage(channel: string, seq: number): string {
  return `/lounge/chat?channel=${channel}&message=${seq}`
}
