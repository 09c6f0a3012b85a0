import { Field, type FieldProps } from '../Field.tsx'
import styles from './DateField.module.css'

type DateFieldProps = Omit<FieldProps, 'type' | 'start' | 'end'>

/** A day as `2026-11-24`. The browser's own picker knows the keyboard, the screen reader and the phone. */
export function DateField(props: DateFieldProps) {
  return (
    <div className={styles.field}>
      <Field {...props} type="date" />
    </div>
  )
}

interface TimeFieldProps extends DateFieldProps {
  /** Shown behind the time: "Atlanta time". */
  zone?: string | undefined
}

/** A time of day as `19:30`. */
export function TimeField({ zone, ...props }: TimeFieldProps) {
  return (
    <div className={styles.field}>
      <Field {...props} type="time" end={zone && <span className={styles.zone}>{zone}</span>} />
    </div>
  )
}
