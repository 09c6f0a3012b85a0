const trailer = 0x3b
const extension = 0x21
const frame = 0x2c

/**
 * How many frames a GIF has, from its blocks alone; undefined when it is cut off or broken (GIF89a specification,
 * appendix B). The decoder shows as much as there is of such a file, and unpacks before it counts.
 */
export function countGifFrames(bytes: Buffer): number | undefined {
  let frames = 0
  let at = 13 + colorTableBytes(bytes[10])
  while (at < bytes.length && bytes[at] !== trailer) {
    if (bytes[at] === extension) at = afterData(bytes, at + 2)
    else if (bytes[at] === frame) {
      frames += 1
      at = afterData(bytes, at + 11 + colorTableBytes(bytes[at + 9]))
    } else return undefined
  }
  return at <= bytes.length && frames > 0 ? frames : undefined
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Data is told in pieces, each with its length before it; an empty one ends it. */
function afterData(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) return Number.POSITIVE_INFINITY
    at += length + 1
  }
  return at + 1
}
