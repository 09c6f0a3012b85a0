import { ChatPage } from '#features/chat/client/ChatPage.tsx'
import { useCardUpdates } from '#features/message-cards/client/use-card-updates.ts'
import { Attachment } from '#platform/client/ui/chat/Attachment.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

const MessageCard = createLazyPart(
  async () => (await import('#features/message-cards/client/MessageCard.tsx')).MessageCard,
)
const CardDialog = createLazyPart(
  async () => (await import('#features/message-cards/client/CardDialog.tsx')).CardDialog,
)

export function ChatWithCards() {
  useCardUpdates()
  return (
    <ChatPage
      cards={{
        renderCard: (card, isOwn) => (
          <MessageCard card={card} isOwn={isOwn} fallback={<Attachment title={card.title} />} />
        ),
        CardChoice: CardDialog,
      }}
    />
  )
}
