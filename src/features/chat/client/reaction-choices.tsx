import { FireIcon } from '@phosphor-icons/react/Fire'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { SmileyIcon } from '@phosphor-icons/react/Smiley'
import { ThumbsUpIcon } from '@phosphor-icons/react/ThumbsUp'
import { WineIcon } from '@phosphor-icons/react/Wine'
import type { Reaction } from '#platform/client/ui/chat/Reactions.tsx'
import { type ChatMessage, type ReactionKind, reactionKinds } from '../chat.contract.ts'

const choices = {
  cheers: { name: 'Cheers', icon: <WineIcon weight="fill" /> },
  fire: { name: 'On fire', icon: <FireIcon weight="fill" /> },
  heart: { name: 'Love it', icon: <HeartIcon weight="fill" /> },
  laugh: { name: 'Funny', icon: <SmileyIcon weight="fill" /> },
  yes: { name: 'Yes', icon: <ThumbsUpIcon weight="fill" /> },
} as const

export const reactionChoices = reactionKinds.map(kind => ({ kind, name: choices[kind].name }))

/** Those that somebody has given. */
export function givenReactions({ reactions }: ChatMessage, memberId: string): Reaction[] {
  return reactionKinds.flatMap(kind => {
    const members = reactions[kind] ?? []
    if (members.length === 0) return []
    return { id: kind, ...choices[kind], count: members.length, isMine: members.includes(memberId) }
  })
}

/** The message with the member’s reaction given, or taken back. */
export function withReaction(message: ChatMessage, kind: ReactionKind, memberId: string): ChatMessage {
  const members = message.reactions[kind] ?? []
  const changed = members.includes(memberId) ? members.filter(id => id !== memberId) : [...members, memberId]
  return { ...message, reactions: { ...message.reactions, [kind]: changed } }
}
