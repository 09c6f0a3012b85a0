import { refuse } from '#platform/api.contract.ts'
import { loadSharp, type SharpModule } from '#platform/server/pictures/load-sharp.ts'
import { avatarContract } from '../avatar.contract.ts'
import {
  type AvatarCrop,
  type AvatarExtension,
  centeredSquare,
  isInside,
  type PictureSize,
} from '../avatar.rules.ts'
import { countGifFrames } from './count-gif-frames.ts'
import { cropToSquare, type EncodedImage, type ImageFormat } from './crop-to-square.ts'
import { weightedSemaphore } from './weighted-semaphore.ts'

/** Limit for one picture with all its frames, and for all pictures decoded at the same time. */
const maxPixels = 24_000_000
/** For interlaced and progressive pictures, which cannot be decoded line by line, and for 16-bit color. */
const maxHeavyPixels = { jpeg: 8_000_000, png: 6_000_000 }
const maxFrames = 200
const limits = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true } as const

const { saveAvatar } = avatarContract
const unreadable = (image: string) => refuse(saveAvatar, 'IMAGE_UNREADABLE', { image })
const damaged = 'The file is damaged or incomplete.'
const tooMuch = 'The picture has too many pixels or frames. Please make it smaller.'

/**
 * Re-encodes an upright square of the picture in its own format and drops everything else in the file: metadata with
 * places and dates, color profiles, data behind the end. The content decides the format and has to match the extension.
 */
export async function reencodeImage(
  bytes: Buffer,
  extension: AvatarExtension,
  crop: AvatarCrop | undefined,
): Promise<Buffer> {
  const kind = kindOf(bytes)
  if (kind !== (extension === 'jpg' ? 'jpeg' : extension)) throw refuse(saveAvatar, 'IMAGE_NOT_SUPPORTED')
  const open = await loadSharp()
  const { picture, weight } = await readHeader(open, bytes, kind)
  const displayed = displayedSize(picture)
  const square = crop ?? centeredSquare(displayed)
  if (!isInside(square, displayed)) throw refuse(saveAvatar, 'SQUARE_OUTSIDE')
  return withinBudget(weight, () => cropToSquare(open, picture, square, limits)).catch(() => {
    throw unreadable(damaged)
  })
}

/** At most two at once, a large one alone: together they never hold more than one picture of the maximum size. */
const withinBudget = weightedSemaphore(maxPixels)

function kindOf(bytes: Buffer): ImageFormat | undefined {
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start === '\x89PNG\r\n\x1a\n') return 'png'
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined
}

/** Throws if the header announces more than the limits allow. */
async function readHeader(
  open: SharpModule,
  bytes: Buffer,
  kind: ImageFormat,
): Promise<{ picture: EncodedImage; weight: number }> {
  const frames = kind === 'gif' ? countGifFrames(bytes) : 1
  const header = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (frames === undefined || header?.format !== kind) throw unreadable(damaged)
  const { width, height, orientation = 1 } = header
  const pixels = width * height * frames
  const isHeavy = kind !== 'gif' && (header.isProgressive || header.depth !== 'uchar')
  if (frames > maxFrames || pixels > (isHeavy ? maxHeavyPixels[kind] : maxPixels)) throw unreadable(tooMuch)
  const weight = isHeavy ? maxPixels : Math.max(maxPixels / 2, pixels)
  return { picture: { bytes, kind, frames, storedSize: { width, height }, orientation }, weight }
}

function displayedSize({ storedSize: { width, height }, orientation }: EncodedImage): PictureSize {
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
