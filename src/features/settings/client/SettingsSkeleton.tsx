import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './SettingsPage.module.css'
import section from './SettingsSection.module.css'

export function SettingsSkeleton() {
  return (
    <div className={css.page}>
      <h1>Settings</h1>
      <div className={css.tabsPlaceholder} />
      <div className={css.panelPlaceholder}>
        <SectionSkeleton />
      </div>
    </div>
  )
}

export function SectionSkeleton() {
  return (
    <div className={section.section}>
      <Skeleton label="Loading your settings" shape="text" rows={3} />
      <div aria-hidden="true">
        <Skeleton label="" shape="text" rows={5} />
      </div>
    </div>
  )
}
