import { FireIcon } from '@phosphor-icons/react/Fire'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import type { IconProps } from '@phosphor-icons/react/lib'
import { SmileyIcon } from '@phosphor-icons/react/Smiley'
import { ThumbsUpIcon } from '@phosphor-icons/react/ThumbsUp'
import { WineIcon } from '@phosphor-icons/react/Wine'
import type { ComponentType } from 'react'
import { Reactions } from '#platform/client/ui/chat/Reactions.tsx'
import type { ChatMessage, ReactionKind } from '../chat.contract.ts'
import { reactionChoices } from './reaction-choices.ts'

const icons: Record<ReactionKind, ComponentType<IconProps>> = {
  cheers: WineIcon,
  fire: FireIcon,
  heart: HeartIcon,
  laugh: SmileyIcon,
  yes: ThumbsUpIcon,
}

interface GivenReactionsProps {
  message: ChatMessage
  memberId: string
  onReact: (kind: ReactionKind) => void
}

/** The reactions to a message, each with its count. */
export function GivenReactions({ message, memberId, onReact }: GivenReactionsProps) {
  const given = reactionChoices.flatMap(({ kind, name }) => {
    const members = message.reactions[kind] ?? []
    const Icon = icons[kind]
    return members.length === 0
      ? []
      : [
          {
            id: kind,
            name,
            icon: <Icon weight="fill" />,
            count: members.length,
            isMine: members.includes(memberId),
          },
        ]
  })
  if (given.length === 0) return null
  return <Reactions reactions={given} onToggle={kind => onReact(kind as ReactionKind)} />
}
