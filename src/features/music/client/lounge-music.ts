import { fetchFile } from '#platform/client/fetch-file.ts'
import { rampSeconds, shareUnderVoice, track } from '../track.rules.ts'
import { onMediaKeys, showOnMediaCard } from './media-card.ts'
import type { MusicStatus } from './music-status.ts'
import { readVolume, type StoredVolume, storeVolume } from './stored-volume.ts'

export interface MusicState extends StoredVolume {
  status: MusicStatus
}

/** A browser that waits for a gesture never settles `resume`. */
const longestResumeMilliseconds = 1000

/** The music of this tab. Nothing is loaded before it is first asked for. */
export class LoungeMusic {
  #state: MusicState = { status: 'stopped', ...readVolume() }
  readonly #listeners = new Set<() => void>()
  #context: AudioContext | undefined
  #gain: GainNode | undefined
  #buffer: Promise<AudioBuffer> | undefined
  #isLooping = false
  /** Of the last press; one that was pressed over has nothing more to say. */
  #press = 0
  #voices = 0

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = () => this.#state

  readonly toggle = () => {
    const { status } = this.#state
    if (status === 'playing' || status === 'starting') this.stop()
    else void this.start()
  }

  /** Call it in the event of a press: elsewhere browsers give no sound. */
  readonly start = async () => {
    const press = ++this.#press
    const context = this.#open()
    this.#change({ status: 'starting' })
    const isRunning = resume(context)
    try {
      const buffer = await this.#load(context)
      if (press !== this.#press) return
      const runs = await isRunning
      if (press !== this.#press) return
      if (runs && !this.#isLooping) loop(context, buffer, this.#gain!)
      this.#isLooping ||= runs
      this.#change({ status: runs ? 'playing' : 'blocked' })
    } catch {
      this.#buffer = undefined
      if (press === this.#press) this.#change({ status: 'failed' })
    }
  }

  readonly stop = () => {
    this.#press += 1
    this.#change({ status: 'stopped' })
    this.#context?.suspend().catch(() => undefined)
  }

  /** 0 to 1. Moving it ends the silence of `toggleMute`. */
  readonly setVolume = (volume: number) => {
    this.#change({ volume, isMuted: false })
    storeVolume(this.#state)
    this.#ramp(rampSeconds.change)
  }

  readonly toggleMute = () => {
    this.#change({ isMuted: !this.#state.isMuted })
    storeVolume(this.#state)
    this.#ramp(rampSeconds.change)
  }

  /** Lowers the music under a voice, until the function that is returned is called. Voices may overlap. */
  readonly lower = (): (() => void) => {
    this.#voices += 1
    this.#ramp(rampSeconds.lower)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#voices -= 1
      if (this.#voices === 0) this.#ramp(rampSeconds.raise)
    }
  }

  #open(): AudioContext {
    if (this.#context) return this.#context
    const context = new AudioContext()
    const gain = context.createGain()
    gain.gain.value = this.#level()
    gain.connect(context.destination)
    // A telephone call, another program or the browser itself ends it as well.
    context.onstatechange = () => {
      if (this.#state.status === 'playing' && context.state !== 'running') this.stop()
    }
    onMediaKeys({ play: () => void this.start(), pause: this.stop })
    this.#context = context
    this.#gain = gain
    return context
  }

  #load(context: AudioContext): Promise<AudioBuffer> {
    this.#buffer ??= fetchTrack(context)
    return this.#buffer
  }

  #level(): number {
    const { isMuted, volume } = this.#state
    return isMuted ? 0 : volume * (this.#voices > 0 ? shareUnderVoice : 1)
  }

  #ramp(seconds: number): void {
    if (!this.#context || !this.#gain) return
    const { gain } = this.#gain
    const now = this.#context.currentTime
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(gain.value, now)
    gain.linearRampToValueAtTime(this.#level(), now + seconds)
  }

  #change(change: Partial<MusicState>): void {
    this.#state = { ...this.#state, ...change }
    showOnMediaCard(this.#state.status)
    for (const listener of this.#listeners) listener()
  }
}

async function fetchTrack(context: AudioContext): Promise<AudioBuffer> {
  return context.decodeAudioData(await fetchFile(track.path))
}

function loop(context: AudioContext, buffer: AudioBuffer, to: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  source.loopStart = track.marginSeconds
  source.loopEnd = track.marginSeconds + track.loopSeconds
  source.connect(to)
  source.start(0, track.marginSeconds)
  return source
}

function resume(context: AudioContext): Promise<boolean> {
  const tooLate = new Promise<boolean>(resolve => {
    setTimeout(() => resolve(context.state === 'running'), longestResumeMilliseconds)
  })
  const resumed = context.resume().then(
    () => true,
    () => false,
  )
  return Promise.race([resumed, tooLate])
}

export const loungeMusic = new LoungeMusic()
