import { useState } from 'react'
import type { AvatarCrop } from '#features/member/avatar.rules.ts'
import type { Picture } from '#platform/client/open-picture.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Slider } from '#platform/client/ui/Slider.tsx'
import { CropArrows } from './CropArrows.tsx'
import css from './CropDialog.module.css'
import { CropView } from './CropView.tsx'
import { centeredAt, clampToPicture, cropOf, maxZoom, type Square } from './crop-square.ts'

interface CropDialogProps {
  picture: Picture
  isBusy: boolean
  problem?: string | undefined
  onChoose: (crop: AvatarCrop) => void
  onClose: () => void
}

export function CropDialog({ picture, isBusy, problem, onChoose, onClose }: CropDialogProps) {
  const [square, setSquare] = useState(() => centeredAt(picture))
  const move = (change: (square: Square) => Square) =>
    setSquare(current => clampToPicture(change(current), picture))
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Crop the picture"
      description="Drag it, or move it with the arrow keys. Only the circle is shown."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" working={isBusy} onClick={() => onChoose(cropOf(square, picture))}>
            Upload
          </Button>
        </>
      }
    >
      <div className={css.stage}>
        <CropView picture={picture} square={square} onMove={move} />
        <CropArrows picture={picture} square={square} onMove={move} />
      </div>
      <Slider
        label="Zoom"
        value={square.zoom}
        onValueChange={zoom => move(current => ({ ...current, zoom }))}
        min={1}
        max={maxZoom}
        step={0.1}
        valueText={zoom => `${zoom.toFixed(1)} times`}
      />
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
