import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import css from './ArturoFace.module.css'

/** Decorative: his name always stands beside it. The emblem of the product, which no member has. */
export function ArturoFace() {
  return (
    <span className={css.face} aria-hidden="true">
      <Emblem sizePixels={30} />
    </span>
  )
}
