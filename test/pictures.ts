import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of one color, to be packed as one likes. */
export const plain = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })

/** A GIF of 60 by 40 pixels in which each frame has another color. */
export async function moving(frames: number): Promise<Buffer> {
  const drawn = Array.from({ length: frames }, (_, shade) =>
    sharp({
      create: { width: 60, height: 40, channels: 3, background: { r: (shade * 67) % 251, g: 9, b: 9 } },
    })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(drawn), { join: { animated: true } })
    .gif({ delay: drawn.map(() => 70) })
    .toBuffer()
}

/** A PNG whose head promises so many pixels; what it unpacks to is black. */
export function pngOf(width: number, height: number, lines = height): Buffer {
  const head = Buffer.alloc(29)
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  // Eight bits, red, green and blue.
  head.set([8, 2], 24)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([
    head.subarray(0, 8),
    chunk('IHDR', head.subarray(16, 29)),
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
