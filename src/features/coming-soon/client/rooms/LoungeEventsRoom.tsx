import { Link } from '@tanstack/react-router'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { NoticeBoard } from '../drawings/NoticeBoard.tsx'

export function LoungeEventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="The same bill, pinned up beside the bar. The board hangs, and the sheets on it are blank."
      drawing={<NoticeBoard />}
    >
      <Link to="/lounge">Back to Lounge</Link>
    </ComingSoonPage>
  )
}
