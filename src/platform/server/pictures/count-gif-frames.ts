const trailer = 0x3b
const extension = 0x21
const imageDescriptor = 0x2c

/**
 * Counts from the block structure alone (GIF89a specification, appendix B); undefined for a truncated or broken file.
 * The decoder would accept such a file, and decodes before it counts.
 */
export function countGifFrames(bytes: Buffer): number | undefined {
  let frames = 0
  let offset = 13 + colorTableBytes(bytes[10])
  while (offset < bytes.length && bytes[offset] !== trailer) {
    if (bytes[offset] === extension) offset = skipSubBlocks(bytes, offset + 2)
    else if (bytes[offset] === imageDescriptor) {
      frames += 1
      offset = skipSubBlocks(bytes, offset + 11 + colorTableBytes(bytes[offset + 9]))
    } else return undefined
  }
  return offset <= bytes.length && frames > 0 ? frames : undefined
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Data comes in sub-blocks, each with its length in front; an empty one ends it. */
function skipSubBlocks(bytes: Buffer, start: number): number {
  let offset = start
  for (let length = bytes[offset]; length !== 0; length = bytes[offset]) {
    if (length === undefined) return Number.POSITIVE_INFINITY
    offset += length + 1
  }
  return offset + 1
}
