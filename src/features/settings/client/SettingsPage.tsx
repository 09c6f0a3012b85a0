import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import css from './SettingsPage.module.css'
import { SectionSkeleton } from './SettingsSkeleton.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { AppearanceTab } from './tabs/AppearanceTab.tsx'
import { DataTab } from './tabs/DataTab.tsx'
import { PreferencesTab } from './tabs/PreferencesTab.tsx'
import { ProfileTab } from './tabs/ProfileTab.tsx'
import { VoiceTab } from './tabs/VoiceTab.tsx'
import { meQuery } from './use-me.ts'
import { type ProfileDrafts, useProfileDrafts } from './use-profile-drafts.ts'

/** What was read on the way here is new enough. */
const freshForMilliseconds = 5000

const SecurityTab = lazy(async () => ({ default: (await import('./tabs/SecurityTab.tsx')).SecurityTab }))

interface SettingsPageProps {
  /** What the house has learnt of the member's taste: it is known elsewhere, and shown beside its switch. */
  learntTaste: ReactNode
}

const panels: Record<SettingsTab, (props: SettingsPageProps & { drafts: ProfileDrafts }) => ReactNode> = {
  profile: ({ drafts }) => <ProfileTab drafts={drafts} />,
  security: () => <SecurityTab />,
  appearance: () => <AppearanceTab />,
  voice: () => <VoiceTab />,
  preferences: ({ learntTaste }) => <PreferencesTab learntTaste={learntTaste} />,
  data: () => <DataTab />,
}

export function SettingsPage({ learntTaste }: SettingsPageProps) {
  const { tab = 'profile' } = useSearch({ from: '/dashboard/settings' })
  const navigate = useNavigate()
  // Kept up here, so that words that could not be saved outlive a look at another tab.
  const drafts = useProfileDrafts()
  const open = (chosen: SettingsTab) =>
    void navigate({
      to: '/dashboard/settings',
      search: chosen === 'profile' ? {} : { tab: chosen },
      resetScroll: false,
      viewTransition: false,
    })
  return (
    <div className={css.page}>
      <h1>Settings</h1>
      <Trouble />
      <Tabs label="Settings" tabs={settingsTabs} value={tab} onValueChange={open}>
        {settingsTabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<SectionSkeleton />}>{panels[value]({ drafts, learntTaste })}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

/** The settings are read anew on the way in; when that fails, what is shown may be out of date. */
function Trouble() {
  const { isError, isFetching, refetch } = useQuery({ ...meQuery, staleTime: freshForMilliseconds })
  if (!isError) return null
  return (
    <div className={css.trouble}>
      <ErrorBox onRetry={() => void refetch()} retryLabel="Try Again" retrying={isFetching}>
        Failed to load settings
      </ErrorBox>
    </div>
  )
}
