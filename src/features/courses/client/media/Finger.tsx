import css from './FilmHand.module.css'
import { type FingerShape, fingerHatch, fingerPath } from './finger-path.ts'

/** A finger with its shaded side; with a nail it is a thumb that shows its back. */
export function Finger({ shape, hasNail = false }: { shape: FingerShape; hasNail?: boolean }) {
  const { bend, tip, tipRadius } = shape
  const angle = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI
  return (
    <>
      <path d={fingerPath(shape)} className={css.skin} />
      <path d={fingerHatch(shape)} className={css.hatch} />
      {hasNail && (
        <ellipse
          rx={tipRadius * 0.72}
          ry={tipRadius * 0.5}
          className={css.nail}
          transform={`translate(${tip[0]} ${tip[1]}) rotate(${angle}) translate(${tipRadius * 0.25} ${-tipRadius * 0.25})`}
        />
      )}
    </>
  )
}
