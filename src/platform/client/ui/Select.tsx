import { Select as BaseSelect } from '@base-ui/react/select'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/Check'
import type { ReactNode } from 'react'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import popup from './Popup.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  description?: string | undefined
  picture?: ReactNode
  disabled?: boolean | undefined
}

export interface SelectProps<Value extends string> extends FieldText {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** `field` fills its column, `compact` is as wide as its text (filters, settings rows). */
  look?: 'field' | 'compact' | undefined
}

/** For up to about fifteen options. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose', look = 'field', ...field } = props
  return (
    <FieldShell {...field}>
      <BaseSelect.Root
        items={options}
        value={value}
        onValueChange={chosen => chosen !== null && onValueChange(chosen)}
        modal={false}
      >
        <BaseSelect.Trigger className={styles.trigger} data-look={look}>
          <BaseSelect.Value className={styles.value} placeholder={placeholder} />
          <BaseSelect.Icon className={styles.caret}>
            <CaretDownIcon size={14} weight="bold" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={popup.positioner}
            alignItemWithTrigger={false}
            sideOffset={6}
            align="start"
          >
            <BaseSelect.Popup className={popup.popup}>
              <BaseSelect.List className={popup.list}>
                {options.map(option => (
                  <Option key={option.value} option={option} />
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </FieldShell>
  )
}

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <BaseSelect.Item value={option.value} disabled={option.disabled ?? false} className={popup.item}>
      {option.picture}
      <span className={styles.option}>
        <BaseSelect.ItemText className={styles.text} render={<span />}>
          {option.label}
        </BaseSelect.ItemText>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      <BaseSelect.ItemIndicator className={styles.check}>
        <CheckIcon size={16} weight="bold" />
      </BaseSelect.ItemIndicator>
    </BaseSelect.Item>
  )
}
