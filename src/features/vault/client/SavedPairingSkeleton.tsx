import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './SavedPairingPage.module.css'

export function SavedPairingSkeleton() {
  return (
    <>
      <div className={css.stagePlaceholder} />
      <div className={css.columns}>
        <Skeleton label="Loading the pairing" shape="text" rows={6} />
      </div>
    </>
  )
}
