import { Slider as BaseSlider } from '@base-ui/react/slider'
import { NumberField } from './NumberField.tsx'
import styles from './RangeSlider.module.css'

interface RangeSliderProps {
  label: string
  value: { lowest: number; highest: number }
  onValueChange: (value: { lowest: number; highest: number }) => void
  min: number
  max: number
  step?: number | undefined
  unit: string
  disabled?: boolean | undefined
}

/** A lower and an upper limit. The fields are the way without dragging. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, onValueChange, min, max, step = 1, unit, disabled = false } = props
  const { lowest, highest } = value
  return (
    <BaseSlider.Root
      className={styles.frame}
      {...{ min, max, step, disabled }}
      value={[lowest, highest]}
      minStepsBetweenValues={1}
      onValueChange={([first = lowest, second = highest]) =>
        onValueChange({ lowest: first, highest: second })
      }
    >
      <BaseSlider.Label className={styles.label}>{label}</BaseSlider.Label>
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.indicator} />
          {[`${label}, lowest`, `${label}, highest`].map((thumbLabel, index) => (
            <BaseSlider.Thumb
              key={thumbLabel}
              index={index}
              className={styles.thumb}
              aria-label={thumbLabel}
              getAriaValueText={(_, thumbValue) => `${thumbValue}${unit}`}
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
      <div className={styles.fields}>
        <NumberField
          label="Lowest"
          value={lowest}
          {...{ min, step, unit, disabled }}
          max={highest - step}
          onValueChange={typed => typed !== null && onValueChange({ lowest: typed, highest })}
        />
        <NumberField
          label="Highest"
          value={highest}
          {...{ max, step, unit, disabled }}
          min={lowest + step}
          onValueChange={typed => typed !== null && onValueChange({ lowest, highest: typed })}
        />
      </div>
    </BaseSlider.Root>
  )
}
