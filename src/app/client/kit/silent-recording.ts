const sampleRate = 8000
const seconds = 20
const headerBytes = 44

/** The address of a WAV file of silence, so that the player has something to play. */
export function silentRecording(): string {
  const bytes = new Uint8Array(headerBytes + sampleRate * seconds).fill(128, headerBytes)
  const view = new DataView(bytes.buffer)
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, bytes.length - headerBytes, true)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
