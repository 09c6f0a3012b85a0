import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { AnnounceForm } from './AnnounceForm.tsx'
import { AnnouncementItem } from './AnnouncementItem.tsx'
import css from './AnnouncementsPage.module.css'
import { useAnnouncements } from './use-announcements.ts'

/** What the lounge tells everybody: to read for members, to write for hosts. */
export function AnnouncementsPage() {
  const isHost = useMe().duties.includes('host')
  const { data, error, isFetching, refetch } = useAnnouncements()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <BackToAdmin>
          <BackTo to="/lounge">Back to Lounge</BackTo>
        </BackToAdmin>
        <h1>Announcements</h1>
      </header>
      <div className={css.columns} data-writes={isHost || undefined}>
        {isHost && <AnnounceForm />}
        <section aria-label="What was announced">
          {error && (
            <ErrorBox
              title="Failed to load the announcements"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {error.message}
            </ErrorBox>
          )}
          {!data && !error && <Skeleton label="Loading the announcements" shape="text" rows={6} />}
          {data?.announcements.length === 0 && (
            <EmptyState drawing={<Engraving of="rope" />} title="Nothing was announced yet.">
              {isHost ? 'What you write reaches every member.' : 'News of the lounge stands here.'}
            </EmptyState>
          )}
          {data && data.announcements.length > 0 && (
            <ul className={css.list}>
              {data.announcements.map(announcement => (
                <AnnouncementItem key={announcement.id} announcement={announcement} isHost={isHost} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
