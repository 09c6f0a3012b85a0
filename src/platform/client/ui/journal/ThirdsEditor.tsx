import { TextArea } from '../TextArea.tsx'
import line from '../Thirds.module.css'
import styles from './ThirdsEditor.module.css'

export type Thirds = readonly [first: string, second: string, last: string]

interface ThirdsEditorProps {
  label: string
  value: Thirds
  onValueChange: (value: Thirds) => void
  maxLength: number
  disabled?: boolean | undefined
}

const NAMES = ['First third', 'Second third', 'Final third'] as const

/** Three notes along a line that begins at its right end. */
export function ThirdsEditor({ label, value, onValueChange, maxLength, disabled }: ThirdsEditorProps) {
  return (
    <fieldset className={`${line.thirds} ${styles.thirds}`}>
      <legend className={styles.hidden}>{label}</legend>
      {NAMES.map((name, index) => {
        const text = value[index] ?? ''
        const excess = text.length - maxLength
        return (
          <div
            key={name}
            className={`${line.third} ${styles.third}`}
            data-filled={text.trim() !== '' || undefined}
          >
            <TextArea
              label={name}
              rows={4}
              value={text}
              disabled={disabled}
              error={excess > 0 ? `${excess} characters too long.` : null}
              onValueChange={typed =>
                onValueChange(
                  value.map((other, place) => (place === index ? typed : other)) as unknown as Thirds,
                )
              }
            />
          </div>
        )
      })}
    </fieldset>
  )
}
