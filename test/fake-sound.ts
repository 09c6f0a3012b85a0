const frameBytes = 417
/** Header, and the side information of a frame that is silent. */
const frameHead = Buffer.from([0xff, 0xfb, 0x90, 0xc4, ...Array.from({ length: 17 }, () => 0)])
const sampleRate = 8_000

/** An MP3 file (128 kbit/s, mono) of silence, with its text in the part of each frame that players skip. */
export function mp3Of(text: string): Buffer {
  const frame = Buffer.alloc(frameBytes)
  frameHead.copy(frame)
  frame.write(text, frameHead.length)
  return Buffer.concat(Array.from({ length: Math.max(4, Math.ceil(text.length / 4)) }, () => frame))
}

/** A WAV file (8 kHz, mono, 16 bit) of a tone. */
export function wavOf(text: string): Buffer {
  const samples = Math.max(800, text.length * 80)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 440 * at) / sampleRate)), 44 + at * 2)
  return file
}
