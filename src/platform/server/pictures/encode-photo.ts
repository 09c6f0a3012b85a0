import { type PhotoExtension, photoPixels } from '#platform/photo.rules.ts'
import { openUploadedPicture, turnUpright } from './open-uploaded-picture.ts'

export interface EncodedPhoto {
  content: Buffer
  preview: Buffer
  width: number
  height: number
}

interface PhotoOptions {
  /** By its name. */
  extension: PhotoExtension
  /** Of the smaller picture: a square of the middle (`cover`), or the whole within a square (`inside`). */
  preview: { pixels: number; fit: 'cover' | 'inside' }
  refuse: Parameters<typeof openUploadedPicture>[1]['refuse']
}

const timeoutSeconds = 10

/** The whole picture and a smaller one, upright and as JPEG without metadata. */
export async function encodePhoto(
  bytes: Buffer,
  { extension, preview: smaller, refuse }: PhotoOptions,
): Promise<EncodedPhoto> {
  const picture = await openUploadedPicture(bytes, { extension, refuse })
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
