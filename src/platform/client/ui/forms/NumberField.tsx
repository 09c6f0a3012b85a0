import { NumberField as BaseNumberField } from '@base-ui/react/number-field'
import { MinusIcon } from '@phosphor-icons/react/Minus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { FieldShell, type FieldText } from '../FieldShell.tsx'
import { IconButton } from '../IconButton.tsx'
import styles from './NumberField.module.css'

export interface NumberFieldProps extends FieldText {
  /** `null` while the field is empty. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** When the field is left, or a button released: use it for saving. */
  onValueCommitted?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Behind the number: "%", "in", "bottles". */
  unit?: string | undefined
  format?: Intl.NumberFormatOptions | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** A number with a unit. Up and Down change it by a step, with Shift by ten, and so do the buttons. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, description, error, unit, onValueChange, onValueCommitted, ...number } = props
  const { name, disabled, ...rest } = number
  const field = { label, hideLabel, description, error, name, disabled }
  const button = { size: 'small', tooltip: 'none' } as const
  return (
    <FieldShell {...field}>
      <BaseNumberField.Root
        {...given(rest)}
        disabled={disabled === true}
        onValueChange={value => onValueChange(value)}
        onValueCommitted={value => onValueCommitted?.(value)}
      >
        <BaseNumberField.Group className={styles.box}>
          <BaseNumberField.Decrement
            render={
              <IconButton {...button} label={`${label}, one less`} icon={<MinusIcon weight="bold" />} />
            }
          />
          <span className={styles.number}>
            <BaseNumberField.Input className={styles.input} />
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
          <BaseNumberField.Increment
            render={<IconButton {...button} label={`${label}, one more`} icon={<PlusIcon weight="bold" />} />}
          />
        </BaseNumberField.Group>
      </BaseNumberField.Root>
    </FieldShell>
  )
}

/** Base UI tells a missing property from an undefined one. */
function given<Properties extends object>(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as Properties
}
