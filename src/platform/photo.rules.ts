import { type ChosenFile, extensionOf, validatePictureFile } from './picture.rules.ts'

/** Exclusive: a file of exactly this size is refused. */
export const photoBytesLimit = 10 * 1024 * 1024
/** Longer side of the stored photo. */
export const photoPixels = 1600

export const photoExtensions = ['jpg', 'jpeg', 'png'] as const
export type PhotoExtension = (typeof photoExtensions)[number]

export const noPhotoChosen = 'Please choose a photo.'
export const photoTooLarge = 'The photo must be smaller than 10 MB.'
export const photoNotSupported = 'Only JPG and PNG photos are supported.'
export const photoUnreadable = 'The photo could not be read. Please try another one.'

export function photoExtensionOf(name: string): PhotoExtension | undefined {
  return extensionOf(name, photoExtensions)
}

export function validatePhotoFile(file: ChosenFile): string | undefined {
  return validatePictureFile(file, {
    extensions: photoExtensions,
    bytesLimit: photoBytesLimit,
    messages: { missing: noPhotoChosen, tooLarge: photoTooLarge, notSupported: photoNotSupported },
  })
}
