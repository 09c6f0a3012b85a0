import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { adminAccessContract } from '#features/accounts/admin-access.contract.ts'
import { LoungeTab } from '#features/lounge-settings/client/LoungeTab.tsx'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import css from './AdminDashboard.module.css'
import { type AdminTab, adminTabs } from './admin-search.ts'
import { HealthTab } from './HealthTab.tsx'
import { InvitationsTab } from './invitations/InvitationsTab.tsx'
import { LogTab } from './LogTab.tsx'
import { MemberDrawer } from './members/MemberDrawer.tsx'
import { MembersTab } from './members/MembersTab.tsx'
import { NumbersTab } from './NumbersTab.tsx'
import { TodayTab } from './TodayTab.tsx'
import { useAdminCall, useSetAccess } from './use-admin-access.ts'

const panels: Record<AdminTab, () => ReactNode> = {
  today: () => <TodayTab />,
  members: () => <MembersTab />,
  invitations: () => <InvitationsTab />,
  lounge: () => <Lounge />,
  numbers: () => <NumbersTab />,
  health: () => <HealthTab />,
  log: () => <LogTab />,
}

interface AdminDashboardProps {
  /** Null: the time is over. */
  unlockedUntil: string | null
  onLocked: () => void
}

export function AdminDashboard({ unlockedUntil, onLocked }: AdminDashboardProps) {
  const { tab = 'today' } = useSearch({ from: '/dashboard/admin' })
  const navigate = useNavigate()
  const openTab = (chosen: AdminTab) =>
    void navigate({
      to: '/dashboard/admin',
      search: chosen === 'today' ? {} : { tab: chosen },
      resetScroll: false,
      viewTransition: false,
    })
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Admin Dashboard</h1>
        <div className={css.lock}>
          {unlockedUntil && (
            <span>
              Open until <time dateTime={unlockedUntil}>{timeOf(unlockedUntil)}</time>
            </span>
          )}
          <Logout onLocked={onLocked} />
        </div>
      </header>
      <Tabs label="Admin" tabs={adminTabs} value={tab} onValueChange={openTab}>
        {adminTabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {panels[value]()}
          </TabPanel>
        ))}
      </Tabs>
      <MemberDrawer />
    </div>
  )
}

function Lounge() {
  return <LoungeTab call={useAdminCall()} />
}

/** Locks the page; the session goes on. */
function Logout({ onLocked }: Pick<AdminDashboardProps, 'onLocked'>) {
  const setAccess = useSetAccess()
  const toast = useToast()
  const lock = useMutation({
    mutationFn: () => call(adminAccessContract.lockAdmin, {}),
    onSuccess: () => {
      setAccess(null)
      onLocked()
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to lock the admin page')),
  })
  return (
    <Button working={lock.isPending} onClick={() => lock.mutate()}>
      Logout
    </Button>
  )
}

const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
