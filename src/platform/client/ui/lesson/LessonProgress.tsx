import { CheckIcon } from '@phosphor-icons/react/Check'
import styles from './LessonProgress.module.css'

export interface LessonPart {
  id: string
  title: string
  /** "5 of 8 found", "4 min", "Six questions". */
  note: string
  href: string
  isDone: boolean
}

/** The parts of a lesson as a line; the current one is gold. */
export function LessonProgress({
  label,
  parts,
  current,
}: {
  label: string
  parts: readonly LessonPart[]
  /** `undefined` once all of it is done. */
  current: string | undefined
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.parts}>
        {parts.map(({ id, title, note, href, isDone }) => (
          <li key={id}>
            <a
              className={styles.part}
              href={href}
              aria-current={id === current ? 'step' : undefined}
              data-done={isDone || undefined}
            >
              <span>{title}</span>
              {isDone ? (
                <>
                  <CheckIcon weight="bold" aria-hidden="true" />
                  <span className={styles.hidden}>done</span>
                </>
              ) : (
                <span className={styles.note}>{note}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
