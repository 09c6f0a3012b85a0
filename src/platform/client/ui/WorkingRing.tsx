import styles from './WorkingRing.module.css'

/** A 16 px ring. Decorative: the text beside it or `aria-busy` conveys the state. */
export function WorkingRing() {
  return <span className={styles.ring} aria-hidden="true" />
}
