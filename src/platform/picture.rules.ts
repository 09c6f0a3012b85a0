export interface PictureSize {
  width: number
  height: number
}

/** Null and undefined stand for no choice. */
export type ChosenFile = { name: string; size: number } | null | undefined

interface FileLimits {
  extensions: readonly string[]
  /** Exclusive: a file of exactly this size is refused. */
  bytesLimit: number
  messages: { missing: string; tooLarge: string; notSupported: string }
}

export function extensionOf<Extension extends string>(
  name: string,
  allowed: readonly Extension[],
): Extension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return allowed.find(each => each === extension)
}

/** Same checks as on the server, in the same order. */
export function validatePictureFile(
  file: ChosenFile,
  { extensions, bytesLimit, messages }: FileLimits,
): string | undefined {
  if (!file || file.size === 0) return messages.missing
  if (file.size >= bytesLimit) return messages.tooLarge
  return extensionOf(file.name, extensions) ? undefined : messages.notSupported
}
