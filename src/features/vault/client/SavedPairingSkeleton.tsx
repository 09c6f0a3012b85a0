import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './SavedPairingPage.module.css'

/** The stage and the words below it, until they are there. */
export function SavedPairingSkeleton() {
  return (
    <div className={css.page}>
      <h1 className={css.said}>Pairing Vault</h1>
      <div className={css.stageToCome} />
      <div className={css.notes}>
        <Skeleton label="Loading the pairing" shape="text" rows={5} />
      </div>
    </div>
  )
}
