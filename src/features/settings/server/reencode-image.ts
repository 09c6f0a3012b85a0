import { refuse } from '#platform/api.contract.ts'
import { type Decoder, openDecoder } from '#platform/server/open-decoder.ts'
import { avatarContract } from '../avatar.contract.ts'
import {
  type AvatarCrop,
  type AvatarExtension,
  centeredSquare,
  isInside,
  type PictureSize,
} from '../avatar.rules.ts'
import { countGifFrames } from './count-gif-frames.ts'
import { drawSquare, type Kind, type Picture } from './draw-square.ts'
import { takeTurns } from './take-turns.ts'

/** What is unpacked at most: of one picture with all its frames, and of all pictures at one time. */
const mostPixels = 24_000_000
/** Of one in passes (interlaced, progressive), which cannot be unpacked line by line, or with two bytes for a color. */
const mostHeavyPixels = { jpeg: 8_000_000, png: 6_000_000 }
const mostFrames = 200
const limits = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true } as const

const { keepAvatar } = avatarContract
const unreadable = (image: string) => refuse(keepAvatar, 'IMAGE_UNREADABLE', { image })
const damaged = 'The file is damaged or cut off.'
const tooMuch = 'The picture has too many pixels or frames. Please make it smaller.'

/**
 * Makes the picture anew in its own kind: a square of it, upright, with nothing else of the file (places and dates in
 * the metadata, color profiles, whatever hangs behind its end). What is in it decides, and has to be what its name says.
 */
export async function reencodeImage(
  bytes: Buffer,
  extension: AvatarExtension,
  crop: AvatarCrop | undefined,
): Promise<Buffer> {
  const kind = kindOf(bytes)
  if (kind !== (extension === 'jpg' ? 'jpeg' : extension)) throw refuse(keepAvatar, 'IMAGE_NOT_SUPPORTED')
  const open = await openDecoder()
  const { picture, weight } = await readHead(open, bytes, kind)
  const upright = asSeen(picture)
  const square = crop ?? centeredSquare(upright)
  if (!isInside(square, upright)) throw refuse(keepAvatar, 'SQUARE_OUTSIDE')
  return inTurn(weight, () => drawSquare(open, picture, square, limits)).catch(() => {
    throw unreadable(damaged)
  })
}

/** No more than two at once, and alone if it is large: all together never hold more than one of the largest. */
const inTurn = takeTurns(mostPixels)

function kindOf(bytes: Buffer): Kind | undefined {
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start === '\x89PNG\r\n\x1a\n') return 'png'
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined
}

/** Throws when what the head promises is more than is unpacked here. */
async function readHead(
  open: Decoder,
  bytes: Buffer,
  kind: Kind,
): Promise<{ picture: Picture; weight: number }> {
  const frames = kind === 'gif' ? countGifFrames(bytes) : 1
  const head = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (frames === undefined || head?.format !== kind) throw unreadable(damaged)
  const { width, height, orientation = 1 } = head
  const pixels = width * height * frames
  const isHeavy = kind !== 'gif' && (head.isProgressive || head.depth !== 'uchar')
  if (frames > mostFrames || pixels > (isHeavy ? mostHeavyPixels[kind] : mostPixels))
    throw unreadable(tooMuch)
  const weight = isHeavy ? mostPixels : Math.max(mostPixels / 2, pixels)
  return { picture: { bytes, kind, frames, lying: { width, height }, orientation }, weight }
}

function asSeen({ lying: { width, height }, orientation }: Picture): PictureSize {
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
