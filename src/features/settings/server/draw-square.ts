import type { Sharp, SharpOptions } from 'sharp'
import type { Decoder } from '#platform/server/open-decoder.ts'
import { type AvatarCrop, avatarPixels, movingAvatarPixels, type PictureSize } from '../avatar.rules.ts'

export type Kind = 'jpeg' | 'png' | 'gif'

/** A picture as its head describes it; nothing of it is unpacked yet. */
export interface Picture {
  bytes: Buffer
  kind: Kind
  frames: number
  /** As it lies in the file. */
  lying: PictureSize
  /** How it has to be turned to be seen upright: 1 to 8, as EXIF counts. */
  orientation: number
}

const patienceSeconds = 10

/**
 * Unpacks the picture and packs the square anew, upright. It is made small first (a JPEG is then never unpacked in
 * full) and turned last, when it is small: turning an unpacked 24 megapixels took 365 ms and 96 MB, this 20 ms and 13.
 */
export async function drawSquare(
  open: Decoder,
  picture: Picture,
  square: AvatarCrop,
  limits: SharpOptions,
): Promise<Buffer> {
  const { bytes, kind, frames, lying, orientation } = picture
  const { x, y, size } = asItLies(square, lying, orientation)
  const side = Math.min(size, frames > 1 ? movingAvatarPixels : avatarPixels)
  const width = Math.max(side, Math.round((lying.width * side) / size))
  const height = Math.max(side, Math.round((lying.height * side) / size))
  const drawn = open(bytes, { ...limits, animated: kind === 'gif' })
    .timeout({ seconds: patienceSeconds })
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.min(Math.round((x * side) / size), width - side),
      top: Math.min(Math.round((y * side) / size), height - side),
      width: side,
      height: side,
    })
  if (orientation === 1) return pack(drawn, kind)
  const small = await drawn.keepExif().png({ compressionLevel: 0 }).toBuffer()
  return pack(open(small).autoOrient(), kind)
}

/** Where the square that somebody sees lies in the file. */
function asItLies(
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

function pack(square: Sharp, kind: Kind): Promise<Buffer> {
  if (kind === 'jpeg') return square.jpeg({ quality: 86 }).toBuffer()
  return kind === 'png' ? square.png().toBuffer() : square.gif().toBuffer()
}
