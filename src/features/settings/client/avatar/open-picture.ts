import type { PictureSize } from '../../avatar.rules.ts'

export interface Picture extends PictureSize {
  file: File
  /** Of this tab only; has to be given back. */
  address: string
}

/** Looks at a file as the browser shows it, turned as the camera was held. Undefined when it cannot be shown. */
export async function openPicture(file: File): Promise<Picture | undefined> {
  try {
    // An <img> would do too, but one that fails to load makes Chromium complain of our content policy.
    const { width, height } = await measure(file)
    return { file, address: URL.createObjectURL(file), width, height }
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
