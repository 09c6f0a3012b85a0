import { Link } from '@tanstack/react-router'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { SpeechBubbles } from '../drawings/SpeechBubbles.tsx'

export function ChatRoom() {
  return (
    <ComingSoonPage
      title="Virtual Lounge Chat"
      lead="Four tables to talk at: general, pairings, events, help. For now it is quiet enough to hear the ash fall."
      drawing={<SpeechBubbles />}
    >
      <Link to="/lounge">Back to Lounge</Link>
    </ComingSoonPage>
  )
}
