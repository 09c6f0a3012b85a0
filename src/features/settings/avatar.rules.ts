/** A picture has to be smaller than this, in bytes. */
export const avatarBytesLimit = 2 * 1024 * 1024
/** Side of the square that is kept, in pixels; a moving picture is kept smaller, since it is many pictures. */
export const avatarPixels = 512
export const movingAvatarPixels = 256
/** Side of the preview, in pixels. */
export const avatarPreviewPixels = 150

export const avatarExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const
export type AvatarExtension = (typeof avatarExtensions)[number]

export const noAvatarChosen = 'You must select an image to upload.'
export const avatarTooLarge = 'Image size must be less than 2MB'
export const avatarNotSupported = 'File type not supported. Please upload a JPG, PNG, or GIF'
export const avatarFailed = 'Error uploading avatar'
export const avatarHint = 'Supported formats: JPG, PNG, GIF (max 2MB).'

/** A square of the picture as one sees it, in its own pixels from its upper left corner. */
export interface AvatarCrop {
  x: number
  y: number
  size: number
}

export interface PictureSize {
  width: number
  height: number
}

/** The extension of a file's name, in lower case; undefined when it is none of the four. */
export function avatarExtensionOf(name: string): AvatarExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return avatarExtensions.find(one => one === extension)
}

/** What can be said against a file before it is sent, in the order in which the server says it. */
export function complaintAboutAvatar(
  file: { name: string; size: number } | null | undefined,
): string | undefined {
  if (!file || file.size === 0) return noAvatarChosen
  if (file.size >= avatarBytesLimit) return avatarTooLarge
  return avatarExtensionOf(file.name) ? undefined : avatarNotSupported
}

/** The largest square in the middle: what is kept unless somebody chose another one. */
export function centeredSquare({ width, height }: PictureSize): AvatarCrop {
  const size = Math.min(width, height)
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size }
}

export function isInside({ x, y, size }: AvatarCrop, { width, height }: PictureSize): boolean {
  return x + size <= width && y + size <= height
}
