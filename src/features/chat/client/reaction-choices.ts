import { FireIcon } from '@phosphor-icons/react/Fire'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import type { IconProps } from '@phosphor-icons/react/lib'
import { SmileyIcon } from '@phosphor-icons/react/Smiley'
import { ThumbsUpIcon } from '@phosphor-icons/react/ThumbsUp'
import { WineIcon } from '@phosphor-icons/react/Wine'
import type { ComponentType } from 'react'
import { type ChatMessage, type ReactionKind, reactionKinds } from '../chat.contract.ts'

const names: Record<ReactionKind, string> = {
  cheers: 'Cheers',
  fire: 'On fire',
  heart: 'Love it',
  laugh: 'Funny',
  yes: 'Yes',
}

const icons: Record<ReactionKind, ComponentType<IconProps>> = {
  cheers: WineIcon,
  fire: FireIcon,
  heart: HeartIcon,
  laugh: SmileyIcon,
  yes: ThumbsUpIcon,
}

export const reactionChoices = reactionKinds.map(kind => ({ kind, name: names[kind], Icon: icons[kind] }))

/** The message with the member’s reaction given, or taken back. */
export function withReaction(message: ChatMessage, kind: ReactionKind, memberId: string): ChatMessage {
  const members = message.reactions[kind] ?? []
  const changed = members.includes(memberId) ? members.filter(id => id !== memberId) : [...members, memberId]
  return { ...message, reactions: { ...message.reactions, [kind]: changed } }
}
