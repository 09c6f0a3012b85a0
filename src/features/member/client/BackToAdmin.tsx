import type { ReactNode } from 'react'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import css from './BackToAdmin.module.css'
import { useMe } from './use-me.ts'

/** Above the heading of a page that the admin page links: the way back there for admins, beside any other way up. */
export function BackToAdmin({ children }: { children?: ReactNode }) {
  const isAdmin = useMe().role === 'admin'
  if (!isAdmin) return children
  return (
    <div className={css.links}>
      {children}
      <BackTo to="/dashboard/admin">Back to the admin page</BackTo>
    </div>
  )
}
