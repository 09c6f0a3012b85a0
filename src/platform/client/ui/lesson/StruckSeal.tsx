import { Seal } from '../drawings/Seal.tsx'
import styles from './StruckSeal.module.css'

interface StruckSealProps {
  /** One to three letters or digits. */
  initials: string
  seed: string
  title: string
  /** "Struck on November 19"; or what is missing. */
  note: string
  isStruck: boolean
  /** Plays the stroke once: the member has just earned it. */
  isNew?: boolean | undefined
}

/** An award as a struck medal; an empty circle until it is earned. */
export function StruckSeal({ initials, seed, title, note, isStruck, isNew = false }: StruckSealProps) {
  return (
    <div className={styles.award} data-new={(isStruck && isNew) || undefined}>
      {isStruck ? (
        <span className={styles.seal}>
          <Seal initials={initials} seed={seed} sizePixels={72} />
        </span>
      ) : (
        <span className={styles.blank} aria-hidden="true">
          {initials}
        </span>
      )}
      <p role={isStruck && isNew ? 'status' : undefined}>
        <b>{title}</b>
        {note}
      </p>
    </div>
  )
}
