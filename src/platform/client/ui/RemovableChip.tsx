import { XIcon } from '@phosphor-icons/react/X'
import styles from './RemovableChip.module.css'

interface RemovableChipProps {
  label: string
  onRemove: () => void
}

/** The whole chip is the remove button. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-pressed=""
      aria-label={`Remove ${label}`}
      onClick={onRemove}
    >
      {label}
      <XIcon weight="bold" aria-hidden="true" />
    </button>
  )
}
