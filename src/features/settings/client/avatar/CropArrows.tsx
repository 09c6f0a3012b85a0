import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { CaretUpIcon } from '@phosphor-icons/react/CaretUp'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import css from './CropDialog.module.css'
import type { MovableCropProps } from './CropView.tsx'
import { sideOf } from './crop-square.ts'

const step = 0.1
const directions = [
  { label: 'Left', Icon: CaretLeftIcon, right: -1, down: 0 },
  { label: 'Up', Icon: CaretUpIcon, right: 0, down: -1 },
  { label: 'Down', Icon: CaretDownIcon, right: 0, down: 1 },
  { label: 'Right', Icon: CaretRightIcon, right: 1, down: 0 },
] as const

/** For pointer users who cannot drag (WCAG 2.5.7). */
export function CropArrows({ picture, square, onMove }: MovableCropProps) {
  const distance = sideOf(square, picture) * step
  return (
    <fieldset className={css.arrows} aria-label="Move the circle">
      {directions.map(({ label, Icon, right, down }) => (
        <IconButton
          key={label}
          label={label}
          tooltip="none"
          icon={<Icon weight="bold" />}
          onClick={() =>
            onMove(current => ({
              ...current,
              x: current.x + right * distance,
              y: current.y + down * distance,
            }))
          }
        />
      ))}
    </fieldset>
  )
}
