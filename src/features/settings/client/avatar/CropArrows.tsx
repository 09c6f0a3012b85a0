import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { CaretUpIcon } from '@phosphor-icons/react/CaretUp'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import css from './CropDialog.module.css'
import type { CropMoving } from './CropView.tsx'
import { sideOf } from './move-square.ts'

const step = 0.1
const ways = [
  { label: 'Left', Icon: CaretLeftIcon, right: -1, down: 0 },
  { label: 'Up', Icon: CaretUpIcon, right: 0, down: -1 },
  { label: 'Down', Icon: CaretDownIcon, right: 0, down: 1 },
  { label: 'Right', Icon: CaretRightIcon, right: 1, down: 0 },
] as const

/** For those who cannot drag and have no keys. */
export function CropArrows({ picture, square, onMove }: CropMoving) {
  const far = sideOf(square, picture) * step
  return (
    <fieldset className={css.arrows} aria-label="Move the circle">
      {ways.map(({ label, Icon, right, down }) => (
        <IconButton
          key={label}
          label={label}
          tooltip="none"
          icon={<Icon weight="bold" />}
          onClick={() => onMove(at => ({ ...at, x: at.x + right * far, y: at.y + down * far }))}
        />
      ))}
    </fieldset>
  )
}
