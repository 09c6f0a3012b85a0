import {
  type ChosenFile,
  extensionOf,
  type PictureSize,
  validatePictureFile,
} from '#platform/picture.rules.ts'

/** Exclusive: a file of exactly this size is refused. */
export const avatarBytesLimit = 2 * 1024 * 1024
/** Side of the stored square. Animated ones are smaller because every frame counts. */
export const avatarPixels = 512
export const animatedAvatarPixels = 256
export const avatarPreviewPixels = 150

export const avatarExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const
export type AvatarExtension = (typeof avatarExtensions)[number]

export const noAvatarChosen = 'You must select an image to upload.'
export const avatarTooLarge = 'Image size must be less than 2MB'
export const avatarNotSupported = 'File type not supported. Please upload a JPG, PNG, or GIF'
export const avatarUploadFailed = 'Error uploading avatar'
export const avatarHint = 'Supported formats: JPG, PNG, GIF (max 2MB).'

/** In pixels of the picture as displayed (EXIF orientation applied). */
export interface AvatarCrop {
  x: number
  y: number
  size: number
}

export function avatarExtensionOf(name: string): AvatarExtension | undefined {
  return extensionOf(name, avatarExtensions)
}

export function validateAvatarFile(file: ChosenFile): string | undefined {
  return validatePictureFile(file, {
    extensions: avatarExtensions,
    bytesLimit: avatarBytesLimit,
    messages: { missing: noAvatarChosen, tooLarge: avatarTooLarge, notSupported: avatarNotSupported },
  })
}

export function centeredSquare({ width, height }: PictureSize): AvatarCrop {
  const size = Math.min(width, height)
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size }
}

export function isInside({ x, y, size }: AvatarCrop, { width, height }: PictureSize): boolean {
  return x + size <= width && y + size <= height
}
