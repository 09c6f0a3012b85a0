import { type ReactNode, useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { AccessForm } from './AccessForm.tsx'
import css from './AdminPage.module.css'
import { useAdminAccess } from './use-admin-access.ts'

/** Loaded once the server has let the admin in: nobody else gets a byte of it. */
const AdminDashboard = createLazyPart(async () => (await import('./AdminDashboard.tsx')).AdminDashboard)

export function AdminPage() {
  const { data, error, isFetching, refetch } = useAdminAccess()
  // What was typed stays on the page when the time is over.
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = Boolean(data?.unlockedUntil)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!data)
    return (
      <AdminAccess>
        {error ? (
          <ErrorBox
            title="Failed to load the admin page"
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.message}
          </ErrorBox>
        ) : (
          <Skeleton label="Loading the admin page" shape="text" rows={3} />
        )}
      </AdminAccess>
    )
  if (!wasOpen)
    return (
      <AdminAccess>
        <AccessForm />
      </AdminAccess>
    )
  return (
    <>
      <AdminDashboard
        fallback={<Skeleton label="Loading the dashboard" shape="text" rows={8} />}
        unlockedUntil={data.unlockedUntil}
        onLocked={() => setWasOpen(false)}
      />
      {!isOpen && (
        <Dialog
          open
          onOpenChange={open => !open && setWasOpen(false)}
          title="Admin Access"
          description="The fifteen minutes are over. What you have typed stays."
          size="small"
        >
          <AccessForm />
        </Dialog>
      )}
    </>
  )
}

function AdminAccess({ children }: { children: ReactNode }) {
  return (
    <section className={css.access}>
      <div className={css.accessText}>
        <h1>Admin Access</h1>
        <p className={css.lead}>
          Members, events and the state of this lounge, for its admins. Your own password opens the page for
          fifteen minutes.
        </p>
        {children}
      </div>
      <div className={css.accessDrawing}>
        <Engraving of="lock" />
      </div>
    </section>
  )
}
