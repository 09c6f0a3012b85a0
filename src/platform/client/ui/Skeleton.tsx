import styles from './Skeleton.module.css'

const BODY_WIDTHS = ['78%', '64%', '92%', '70%', '84%'] as const

interface SkeletonProps {
  /** "Loading your messages". Announced once, politely. */
  label: string
  rows?: number | undefined
  /** `item` is a drawn thing with two lines of text. */
  shape?: 'item' | 'text' | undefined
}

/** Appears after 200 ms, so that fast loads do not flicker. */
export function Skeleton({ label, rows = 3, shape = 'item' }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.row} data-shape={shape} aria-hidden="true">
          <span className={styles.body} style={{ width: BODY_WIDTHS[row % BODY_WIDTHS.length] }} />
          {shape === 'item' && (
            <span className={styles.lines}>
              <span className={styles.line} />
              <span className={styles.shortLine} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
