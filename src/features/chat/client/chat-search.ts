import { textParams } from '#platform/client/text-params.ts'

/** Query of the chat's address; without a channel it is that of everybody. */
export interface ChatSearch {
  channel?: string
}

export function readChatSearch(search: Record<string, unknown>): ChatSearch {
  return textParams(search, ['channel'])
}
