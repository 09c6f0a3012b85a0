import styles from './WorkingRing.module.css'

/** A 16 px ring beside the words that say what is going on. Decoration: the words or `aria-busy` carry the fact. */
export function WorkingRing() {
  return <span className={styles.ring} aria-hidden="true" />
}
