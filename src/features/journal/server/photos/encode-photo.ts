import { refuse } from '#platform/api.contract.ts'
import { openUploadedPicture, turnUpright } from '#platform/server/pictures/open-uploaded-picture.ts'
import { photoContract } from '../../photo.contract.ts'
import { type PhotoExtension, photoPixels, photoPreviewPixels } from '../../photo.rules.ts'

export interface EncodedPhoto {
  content: Buffer
  preview: Buffer
}

const codes = { NOT_SUPPORTED: 'IMAGE_NOT_SUPPORTED', UNREADABLE: 'IMAGE_UNREADABLE' } as const
const timeoutSeconds = 10

/** The whole picture and a small square of its middle, upright and as JPEG. */
export async function encodePhoto(bytes: Buffer, extension: PhotoExtension): Promise<EncodedPhoto> {
  const picture = await openUploadedPicture(bytes, {
    extension,
    refuse: (fault, image) => refuse(photoContract.savePhoto, codes[fault], image ? { image } : undefined),
  })
  return picture.decode(async (open, limits) => {
    // The box is a square, so that it fits before and after the picture is turned.
    const small = open(bytes, limits)
      .timeout({ seconds: timeoutSeconds })
      .resize(photoPixels, photoPixels, { fit: 'inside', withoutEnlargement: true })
    const upright = await turnUpright(open, small, picture.orientation)
    const content = await upright.flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer()
    const preview = await open(content)
      .resize(photoPreviewPixels, photoPreviewPixels, { fit: 'cover' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { content, preview }
  })
}
