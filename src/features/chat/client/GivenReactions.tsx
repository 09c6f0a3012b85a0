import { Reactions } from '#platform/client/ui/chat/Reactions.tsx'
import type { ChatMessage, ReactionKind } from '../chat.contract.ts'
import { reactionChoices } from './reaction-choices.ts'

interface GivenReactionsProps {
  message: ChatMessage
  memberId: string
  onReact: (kind: ReactionKind) => void
}

/** The reactions to a message, each with its count. */
export function GivenReactions({ message, memberId, onReact }: GivenReactionsProps) {
  const given = reactionChoices.flatMap(({ kind, name, Icon }) => {
    const members = message.reactions[kind] ?? []
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
