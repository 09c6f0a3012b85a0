import type { PictureSize } from '#platform/picture.rules.ts'

export interface Picture extends PictureSize {
  file: File
  /** An object URL; revoke it when done. */
  url: string
}

/** Size as displayed (EXIF orientation applied). Undefined if the browser cannot decode the file. */
export async function openPicture(file: File): Promise<Picture | undefined> {
  try {
    // Not an <img>: when it fails to load, Chromium logs a Content-Security-Policy violation.
    const { width, height } = await measure(file)
    return { file, url: URL.createObjectURL(file), width, height }
  } catch {
    return undefined
  }
}

async function measure(file: File): Promise<PictureSize> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
