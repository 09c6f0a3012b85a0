import type { Sharp, SharpOptions } from 'sharp'
import { refuse } from '#platform/api.contract.ts'
import { avatarContract } from '../avatar.contract.ts'
import {
  type AvatarCrop,
  type AvatarExtension,
  avatarPixels,
  centeredSquare,
  isInside,
  movingAvatarPixels,
  type PictureSize,
} from '../avatar.rules.ts'
import { countGifFrames } from './count-gif-frames.ts'

type Kind = 'jpeg' | 'png' | 'gif'
type Decoder = typeof import('sharp')['default']

/** What is unpacked at most, all frames of a moving picture together. */
const mostPixels = 24_000_000
const mostFrames = 200
const patienceSeconds = 10

const { keepAvatar } = avatarContract
const unreadable = (image: string) => refuse(keepAvatar, 'IMAGE_UNREADABLE', { image })
const damaged = 'The file is damaged or cut off.'
const tooMuch = 'The picture has more than 24 million pixels, or more than 200 frames.'

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
  const frames = kind === 'gif' ? countGifFrames(bytes) : 1
  if (frames === undefined) throw unreadable(damaged)
  const open = await openDecoder()
  const size = await measure(bytes, kind, open)
  if (frames > mostFrames || size.width * size.height * frames > mostPixels) throw unreadable(tooMuch)
  const square = crop ?? centeredSquare(size)
  if (!isInside(square, size)) throw refuse(keepAvatar, 'SQUARE_OUTSIDE')
  return draw(open(bytes, { ...careful, animated: kind === 'gif' }), kind, square, frames).catch(() => {
    throw unreadable(damaged)
  })
}

function kindOf(bytes: Buffer): Kind | undefined {
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start === '\x89PNG\r\n\x1a\n') return 'png'
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined
}

let decoder: Promise<Decoder> | undefined

/**
 * Loaded when it is first wanted. It could read twenty formats, some by way of large programs, and draws SVG unasked;
 * everything but three readers of memory is shut before the first byte (measured: it refuses SVG, WebP, AVIF, TIFF).
 */
function openDecoder(): Promise<Decoder> {
  decoder ??= import('sharp').then(({ default: library }) => {
    library.cache(false)
    library.concurrency(1)
    library.block({ operation: ['VipsForeignLoad'] })
    library.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
    })
    return library
  })
  return decoder
}

const careful: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true }

/** Width and height as one sees them, from the head of the file: nothing is unpacked. */
async function measure(bytes: Buffer, kind: Kind, open: Decoder): Promise<PictureSize> {
  const head = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (head?.format !== kind) throw unreadable(damaged)
  return head.autoOrient
}

function draw(picture: Sharp, kind: Kind, { x, y, size }: AvatarCrop, frames: number): Promise<Buffer> {
  const side = Math.min(size, frames > 1 ? movingAvatarPixels : avatarPixels)
  const square = picture
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .extract({ left: x, top: y, width: size, height: size })
    .resize(side, side)
  if (kind === 'jpeg') return square.jpeg({ quality: 86 }).toBuffer()
  return kind === 'png' ? square.png().toBuffer() : square.gif().toBuffer()
}
