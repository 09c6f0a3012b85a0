import { Link } from '@tanstack/react-router'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { NoticeBoard } from '../drawings/NoticeBoard.tsx'

export function LoungeEventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="What is on at this lounge, on a board beside the chat."
      drawing={<NoticeBoard />}
    >
      <Link to="/lounge">Back to Lounge</Link>
    </ComingSoonPage>
  )
}
