import { Link } from '@tanstack/react-router'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { SpeechBubbles } from '../drawings/SpeechBubbles.tsx'

export function ChatRoom() {
  return (
    <ComingSoonPage
      title="Virtual Lounge Chat"
      lead="Four channels to talk in: general, pairings, events and help."
      drawing={<SpeechBubbles />}
    >
      <Link to="/lounge">Back to Lounge</Link>
    </ComingSoonPage>
  )
}
