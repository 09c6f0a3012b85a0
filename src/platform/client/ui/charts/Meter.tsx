import { Meter as BaseMeter } from '@base-ui/react/meter'
import styles from './Meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The value in words, "42 of 50": shown and announced. */
  valueText: string
  /** Repeats what `valueText` says. */
  tone?: 'plain' | 'ok' | 'warn' | 'danger' | undefined
}

/** How much of a limit is reached. */
export function Meter({ label, value, max, valueText, tone = 'plain' }: MeterProps) {
  return (
    <BaseMeter.Root
      className={styles.meter}
      data-tone={tone}
      value={Math.min(value, max)}
      max={max}
      getAriaValueText={() => valueText}
    >
      <BaseMeter.Label className={styles.label}>{label}</BaseMeter.Label>
      <BaseMeter.Value className={styles.value}>{() => valueText}</BaseMeter.Value>
      <BaseMeter.Track className={styles.track}>
        <BaseMeter.Indicator className={styles.indicator} />
      </BaseMeter.Track>
    </BaseMeter.Root>
  )
}
