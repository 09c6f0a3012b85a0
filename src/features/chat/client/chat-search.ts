import { textParams } from '#platform/client/text-params.ts'

/** Query of the chat's address; without a channel it is that of everybody. */
export interface ChatSearch {
  channel?: string
  /** The number of a message, which is shown. */
  message?: number
}

export function readChatSearch(search: Record<string, unknown>): ChatSearch {
  const message = Number(search.message)
  return { ...textParams(search, ['channel']), ...(message > 0 && { message }) }
}
