import type { Sharp, SharpOptions } from 'sharp'
import type { PictureSize } from '#platform/picture.rules.ts'
import type { SharpModule } from '#platform/server/pictures/load-sharp.ts'
import {
  type EncodedPicture,
  type PictureFormat,
  turnUpright,
} from '#platform/server/pictures/open-uploaded-picture.ts'
import { type AvatarCrop, animatedAvatarPixels, avatarPixels } from '../avatar.rules.ts'

const timeoutSeconds = 10

/** Decodes the picture and encodes the square upright. Resizing comes first: a JPEG is then never decoded in full. */
export async function cropToSquare(
  open: SharpModule,
  picture: EncodedPicture,
  square: AvatarCrop,
  limits: SharpOptions,
): Promise<Buffer> {
  const { bytes, format, frames, storedSize, orientation } = picture
  const { x, y, size } = toFileCoordinates(square, storedSize, orientation)
  const side = Math.min(size, frames > 1 ? animatedAvatarPixels : avatarPixels)
  const width = Math.max(side, Math.round((storedSize.width * side) / size))
  const height = Math.max(side, Math.round((storedSize.height * side) / size))
  const cropped = open(bytes, { ...limits, animated: format === 'gif' })
    .timeout({ seconds: timeoutSeconds })
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.min(Math.round((x * side) / size), width - side),
      top: Math.min(Math.round((y * side) / size), height - side),
      width: side,
      height: side,
    })
  return encode(await turnUpright(open, cropped, orientation), format)
}

/** From coordinates as displayed to coordinates before the orientation is applied. */
function toFileCoordinates(
  { x, y, size }: AvatarCrop,
  { width, height }: PictureSize,
  orientation: number,
): AvatarCrop {
  const isTurned = orientation > 4
  const [across, down] = isTurned ? [y, x] : [x, y]
  const fromRight = [2, 3, 7, 8].includes(orientation)
  const fromBottom = [3, 4, 6, 7].includes(orientation)
  return {
    x: fromRight ? width - across - size : across,
    y: fromBottom ? height - down - size : down,
    size,
  }
}

function encode(square: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'jpeg') return square.jpeg({ quality: 86 }).toBuffer()
  return format === 'png' ? square.png().toBuffer() : square.gif().toBuffer()
}
