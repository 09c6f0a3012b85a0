import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { moderationPage } from '../../chat-pages.contract.ts'
import { moderationEvent } from '../../moderation.contract.ts'
import { type Reader, useReader } from '../use-reader.ts'
import { ManagedChannels } from './ManagedChannels.tsx'
import { ModeratedMembers } from './ModeratedMembers.tsx'
import css from './ModerationPage.module.css'
import { moderationKey } from './moderation-queries.ts'
import { ReportQueue } from './ReportQueue.tsx'

/** For moderators; others see a refusal. */
export function ModerationPage() {
  const reader = useReader()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <BackToAdmin>
          <BackTo to="/lounge">Back to Lounge</BackTo>
        </BackToAdmin>
        <h1>{moderationPage.title}</h1>
      </header>
      {reader.isModerator ? (
        <Moderation reader={reader} />
      ) : (
        <EmptyState
          drawing={<Engraving of="rope" />}
          title="This is for staff only."
          action={<ButtonTo to="/lounge">Back to the lounge</ButtonTo>}
        >
          To report a message, choose Report in its menu. A moderator reads it here.
        </EmptyState>
      )}
    </div>
  )
}

function Moderation({ reader }: { reader: Reader }) {
  useLiveRefetch(moderationEvent, moderationKey)
  return (
    <>
      <ReportQueue reader={reader} />
      <ModeratedMembers reader={reader} />
      {reader.isAdmin && <ManagedChannels />}
    </>
  )
}
