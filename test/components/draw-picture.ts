/** A picture of one color as a browser hands it over; the name decides its format. */
export async function drawPicture(name: string, size: { width: number; height: number }): Promise<File> {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#7a4f2a'
    context.fillRect(0, 0, size.width, size.height)
  }
  const type = name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg'
  return new File([await canvas.convertToBlob({ type })], name, { type })
}
