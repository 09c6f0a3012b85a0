import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '#features/member/client/use-me.ts'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'
import css from './SettingsPage.module.css'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { AppearanceTab } from './tabs/AppearanceTab.tsx'
import { DataTab } from './tabs/DataTab.tsx'
import { NotificationsTab } from './tabs/NotificationsTab.tsx'
import { PreferencesTab } from './tabs/PreferencesTab.tsx'
import { ProfileTab } from './tabs/ProfileTab.tsx'
import { VoiceTab } from './tabs/VoiceTab.tsx'
import { type ProfileDrafts, useProfileDrafts } from './use-profile-drafts.ts'

/** The router may have just loaded the same query. */
const staleTimeMilliseconds = 5000

const SecurityTab = createLazyPart(async () => (await import('./tabs/SecurityTab.tsx')).SecurityTab)

const panels: Record<SettingsTab, (props: { drafts: ProfileDrafts }) => ReactNode> = {
  profile: ({ drafts }) => <ProfileTab drafts={drafts} />,
  security: () => <SecurityTab fallback={<SectionSkeleton />} />,
  appearance: () => <AppearanceTab />,
  voice: () => <VoiceTab />,
  notifications: () => <NotificationsTab />,
  preferences: () => <PreferencesTab />,
  data: () => <DataTab />,
}

export function SettingsPage() {
  const { tab = 'profile' } = useSearch({ from: '/dashboard/settings' })
  const navigate = useNavigate()
  // Held above the tabs, so that unsaved text survives a change of tab.
  const drafts = useProfileDrafts()
  const openTab = (chosen: SettingsTab) =>
    void navigate({
      to: '/dashboard/settings',
      search: chosen === 'profile' ? {} : { tab: chosen },
      resetScroll: false,
      viewTransition: false,
    })
  return (
    <div className={css.page}>
      <h1>Settings</h1>
      <LoadError />
      <Tabs label="Settings" tabs={settingsTabs} value={tab} onValueChange={openTab}>
        {settingsTabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {panels[value]({ drafts })}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

/** Settings are reloaded when the page opens. If that fails, the cached ones on screen may be out of date. */
function LoadError() {
  const { isError, isFetching, refetch } = useQuery({ ...meQuery, staleTime: staleTimeMilliseconds })
  if (!isError) return null
  return (
    <div className={css.loadError}>
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        Failed to load settings
      </ErrorBox>
    </div>
  )
}
