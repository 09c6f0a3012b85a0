import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './SettingsSection.module.css'

export function SectionSkeleton() {
  return (
    <div className={css.section}>
      <Skeleton label="Loading your settings" shape="text" rows={3} />
      <div aria-hidden="true">
        <Skeleton label="" shape="text" rows={5} />
      </div>
    </div>
  )
}
