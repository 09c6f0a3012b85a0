/** Somebody writes. Never stored; it counts for six seconds. */
export const typingEvent = 'chat.typing'

export interface TypingEventData {
  channel: string
  memberId: string
  name: string
}
