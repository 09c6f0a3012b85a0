import { Slider as BaseSlider } from '@base-ui/react/slider'
import { MinusIcon } from '@phosphor-icons/react/Minus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { IconButton } from './IconButton.tsx'
import styles from './Slider.module.css'

export interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  /** Once per gesture, on release: use it for saving. */
  onValueCommitted?: ((value: number) => void) | undefined
  min: number
  max: number
  step?: number | undefined
  /** The value as shown and announced: "Medium", "0.95 times". */
  valueText: (value: number) => string
  disabled?: boolean | undefined
}

/** A slider with step buttons, for users who cannot drag. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onValueChange,
    onValueCommitted,
    min,
    max,
    step = 1,
    valueText,
    disabled = false,
  } = props

  function moveBy(steps: number) {
    const target = roundToStep(value + steps * step, step)
    const clamped = Math.min(max, Math.max(min, target))
    onValueChange(clamped)
    onValueCommitted?.(clamped)
  }

  const stepButton = { size: 'small', tooltip: 'none' } as const
  return (
    <BaseSlider.Root
      className={styles.frame}
      {...{ value, min, max, step, disabled }}
      onValueChange={moved => onValueChange(moved)}
      onValueCommitted={moved => onValueCommitted?.(moved)}
    >
      <div className={styles.slider}>
        <BaseSlider.Label>{label}</BaseSlider.Label>
        <div className={styles.scale}>
          <IconButton
            {...stepButton}
            label={`${label}, less`}
            icon={<MinusIcon weight="bold" />}
            disabled={disabled || value <= min}
            onClick={() => moveBy(-1)}
          />
          <BaseSlider.Control className={styles.control}>
            <BaseSlider.Track className={styles.track}>
              <BaseSlider.Indicator className={styles.indicator} />
              <BaseSlider.Thumb
                className={styles.thumb}
                getAriaValueText={(_, thumbValue) => valueText(thumbValue)}
              />
            </BaseSlider.Track>
          </BaseSlider.Control>
          <IconButton
            {...stepButton}
            label={`${label}, more`}
            icon={<PlusIcon weight="bold" />}
            disabled={disabled || value >= max}
            onClick={() => moveBy(1)}
          />
        </div>
        <BaseSlider.Value className={styles.value}>{() => valueText(value)}</BaseSlider.Value>
      </div>
    </BaseSlider.Root>
  )
}

/** Rounds to the decimals of the step: 0.1 + 0.2 is 0.3. */
function roundToStep(value: number, step: number): number {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return Number(value.toFixed(decimals))
}
