import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './SavedPairingPage.module.css'

/** The stage and the words below it, until they are there. */
export function SavedPairingSkeleton() {
  return (
    <>
      <div className={css.stageToCome} />
      <div className={css.columns}>
        <Skeleton label="Loading the pairing" shape="text" rows={6} />
      </div>
    </>
  )
}
