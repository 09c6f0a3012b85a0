import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import css from './PairStage.module.css'

/** Nothing of the pair is known. */
export function MissingPair() {
  return <Engraving of="ashtray" className={css.missing} />
}
