import styles from './Skeleton.module.css'

/** Widths of the bodies, as uneven as a shelf. */
const LENGTHS = ['78%', '64%', '92%', '70%', '84%'] as const

interface SkeletonProps {
  /** What is coming: "Loading your humidor". Said once, politely. */
  label: string
  rows?: number | undefined
  /** Lines of text only, or a cigar and its two lines. */
  shape?: 'cigar' | 'text' | undefined
}

/** Stands where the content will be, still, from 200 ms on: what is fast never flickers. */
export function Skeleton({ label, rows = 3, shape = 'cigar' }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.row} data-shape={shape} aria-hidden="true">
          <span className={styles.body} style={{ width: LENGTHS[row % LENGTHS.length] }} />
          {shape === 'cigar' && (
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
