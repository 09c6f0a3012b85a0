import type { Sharp, SharpOptions } from 'sharp'
import type { PictureSize } from '#platform/picture.rules.ts'
import { countGifFrames } from './count-gif-frames.ts'
import { loadSharp, type SharpModule } from './load-sharp.ts'
import { weightedSemaphore } from './weighted-semaphore.ts'

export type PictureFormat = 'jpeg' | 'png' | 'gif'

/** A picture as its header describes it; not decoded yet. */
export interface EncodedPicture {
  bytes: Buffer
  format: PictureFormat
  frames: number
  /** Before the EXIF orientation is applied. */
  storedSize: PictureSize
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

export interface UploadedPicture extends EncodedPicture {
  /** With the EXIF orientation applied. */
  displayedSize: PictureSize
  /** Decodes while the memory for it is free. A failure of `work` is refused as damaged. */
  decode<Result>(work: (open: SharpModule, limits: SharpOptions) => Promise<Result>): Promise<Result>
}

export type PictureFault = 'NOT_SUPPORTED' | 'UNREADABLE'

interface OpenOptions {
  /** The content has to have the format that the extension of the file names. */
  extension: 'jpg' | 'jpeg' | 'png' | 'gif'
  /** What is thrown; with an exact reason where there is one. */
  refuse: (fault: PictureFault, reason?: string) => Error
}

/** Limit for one picture with all its frames, and for all pictures decoded at the same time: cameras of 24 megapixels have up to 24.5 million. */
const maxPixels = 24_600_000
/** For interlaced and progressive pictures, which cannot be decoded line by line, and for 16-bit color. */
const maxHeavyPixels = { jpeg: 8_000_000, png: 6_000_000 }
const maxFrames = 200
const limits = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true } as const

const damaged = 'The file is damaged or incomplete.'
const tooMuch = 'The picture has too many pixels or frames. Please make it smaller.'

/** At most two at once, a large one alone: together they never hold more than one picture of the maximum size. */
const withinBudget = weightedSemaphore(maxPixels)

/**
 * A picture that was sent by a member. Encode it again and store nothing else of the file: it may have metadata with
 * places and dates, color profiles, data behind the end.
 */
export async function openUploadedPicture(
  bytes: Buffer,
  { extension, refuse }: OpenOptions,
): Promise<UploadedPicture> {
  const format = formatOf(bytes)
  if (format !== (extension === 'jpg' ? 'jpeg' : extension)) throw refuse('NOT_SUPPORTED')
  const open = await loadSharp()
  const { picture, weight } = await readHeader(open, bytes, format, reason => refuse('UNREADABLE', reason))
  return {
    ...picture,
    displayedSize: displayedSize(picture),
    decode: work =>
      withinBudget(weight, () => work(open, limits)).catch(() => {
        throw refuse('UNREADABLE', damaged)
      }),
  }
}

/**
 * Turns a picture that was made smaller already: rotating a decoded 24-megapixel picture took 365 ms and 96 MB, this
 * order takes 20 ms and 13 MB.
 */
export async function turnUpright(open: SharpModule, small: Sharp, orientation: number): Promise<Sharp> {
  if (orientation === 1) return small
  return open(await small.keepExif().png({ compressionLevel: 0 }).toBuffer()).autoOrient()
}

function formatOf(bytes: Buffer): PictureFormat | undefined {
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start === '\x89PNG\r\n\x1a\n') return 'png'
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined
}

/** Throws if the header announces more than the limits allow. */
async function readHeader(
  open: SharpModule,
  bytes: Buffer,
  format: PictureFormat,
  unreadable: (reason: string) => Error,
): Promise<{ picture: EncodedPicture; weight: number }> {
  const frames = format === 'gif' ? countGifFrames(bytes) : 1
  const header = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (frames === undefined || header?.format !== format) throw unreadable(damaged)
  const { width, height, orientation = 1 } = header
  const pixels = width * height * frames
  const isHeavy = format !== 'gif' && (header.isProgressive || header.depth !== 'uchar')
  if (frames > maxFrames || pixels > (isHeavy ? maxHeavyPixels[format] : maxPixels)) throw unreadable(tooMuch)
  const weight = isHeavy ? maxPixels : Math.max(maxPixels / 2, pixels)
  return { picture: { bytes, format, frames, storedSize: { width, height }, orientation }, weight }
}

function displayedSize({ storedSize: { width, height }, orientation }: EncodedPicture): PictureSize {
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
