import sharp from 'sharp'

/** A picture of one color as a browser would hand it over; the name decides its format. */
export async function pictureFile(name: string, size: { width: number; height: number }) {
  const isPng = name.toLowerCase().endsWith('.png')
  const drawn = sharp({ create: { ...size, channels: 3, background: '#7a4f2a' } })
  const buffer = await (isPng ? drawn.png() : drawn.jpeg()).toBuffer()
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer }
}
