import { XIcon } from '@phosphor-icons/react/X'
import styles from './RemovableChip.module.css'

interface RemovableChipProps {
  label: string
  onRemove: () => void
}

/** Something chosen, and the way to let it go. The whole chip is the button. */
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
