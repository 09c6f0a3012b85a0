import { type ChatMessage, type ReactionKind, reactionKinds } from '../chat.contract.ts'

const names: Record<ReactionKind, string> = {
  cheers: 'Cheers',
  fire: 'On fire',
  heart: 'Love it',
  laugh: 'Funny',
  yes: 'Yes',
}

export const reactionChoices = reactionKinds.map(kind => ({ kind, name: names[kind] }))

/** The message with the member’s reaction given, or taken back. */
export function withReaction(message: ChatMessage, kind: ReactionKind, memberId: string): ChatMessage {
  const members = message.reactions[kind] ?? []
  const changed = members.includes(memberId) ? members.filter(id => id !== memberId) : [...members, memberId]
  return { ...message, reactions: { ...message.reactions, [kind]: changed } }
}
