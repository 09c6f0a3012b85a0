import type { PictureSize } from '../../avatar.rules.ts'

export interface Picture extends PictureSize {
  file: File
  /** Of this tab only; has to be given back. */
  address: string
}

/** Looks at a file as the browser shows it, turned as the camera was held. Undefined when it cannot be shown. */
export async function openPicture(file: File): Promise<Picture | undefined> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return { file, address, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    URL.revokeObjectURL(address)
    return undefined
  }
}
