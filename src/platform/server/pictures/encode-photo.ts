import type { photoRefusals } from '#platform/photo.contract.ts'
import { photoExtensionOf, photoPixels } from '#platform/photo.rules.ts'
import { openUploadedPicture, turnUpright } from './open-uploaded-picture.ts'

export interface EncodedPhoto {
  content: Buffer
  preview: Buffer
  width: number
  height: number
}

interface PhotoOptions {
  /** Of the file. Only the extension is used. */
  name: string
  /** Of the smaller picture: a square of the middle (`cover`), or the whole within a square (`inside`). */
  preview: { pixels: number; fit: 'cover' | 'inside' }
  refuse: (code: keyof typeof photoRefusals, fields?: Record<string, string>) => Error
}

const codes = { NOT_SUPPORTED: 'IMAGE_NOT_SUPPORTED', UNREADABLE: 'IMAGE_UNREADABLE' } as const
const timeoutSeconds = 10

/** The whole picture and a smaller one, upright and as JPEG without metadata. */
export async function encodePhoto(
  uploaded: Uint8Array,
  { name, preview: smaller, refuse }: PhotoOptions,
): Promise<EncodedPhoto> {
  const bytes = Buffer.from(uploaded)
  if (bytes.length === 0) throw refuse('NO_IMAGE')
  const extension = photoExtensionOf(name)
  if (!extension) throw refuse('IMAGE_NOT_SUPPORTED')
  const picture = await openUploadedPicture(bytes, {
    extension,
    refuse: (fault, image) => refuse(codes[fault], image ? { image } : undefined),
  })
  return picture.decode(async (open, limits) => {
    // The box is a square, so that it fits before and after the picture is turned.
    const small = open(bytes, limits)
      .timeout({ seconds: timeoutSeconds })
      .resize(photoPixels, photoPixels, { fit: 'inside', withoutEnlargement: true })
    const upright = await turnUpright(open, small, picture.orientation)
    const { data: content, info } = await upright
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const preview = await open(content)
      .resize(smaller.pixels, smaller.pixels, {
        fit: smaller.fit,
        withoutEnlargement: smaller.fit === 'inside',
      })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { content, preview, width: info.width, height: info.height }
  })
}
