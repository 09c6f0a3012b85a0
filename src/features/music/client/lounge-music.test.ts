import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { track } from '../track.rules.ts'
import { LoungeMusic } from './lounge-music.ts'

/** Of the sound of a browser only what the music uses. Time stands still until a test moves it. */
class FakeContext {
  static opened: FakeContext[] = []
  state: AudioContextState = 'suspended'
  currentTime = 0
  onstatechange: (() => void) | null = null
  destination = {}
  /** Where a browser waits for a gesture, `resume` never settles. */
  static isBlocked = false
  /** Where it waits for one, `resume` settles only if it was called in the event of a press. */
  static isPressed = true
  sources: { loop: boolean; loopStart: number; loopEnd: number; start: ReturnType<typeof vi.fn> }[] = []
  ramps: { level: number; at: number }[] = []

  constructor() {
    FakeContext.opened.push(this)
  }

  createGain() {
    const ramps = this.ramps
    const gain = {
      value: 0,
      cancelScheduledValues: () => undefined,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime(level: number, at: number) {
        ramps.push({ level, at })
        gain.value = level
      },
    }
    return { gain, connect: () => undefined }
  }
  createBufferSource() {
    const source = {
      loop: false,
      loopStart: 0,
      loopEnd: 0,
      connect: () => undefined,
      start: vi.fn(),
      buffer: null,
    }
    this.sources.push(source)
    return source
  }
  decodeAudioData = async () => ({})
  async resume() {
    if (FakeContext.isBlocked || !FakeContext.isPressed) return new Promise<void>(() => undefined)
    this.become('running')
  }
  async suspend() {
    this.become('suspended')
  }
  become(state: AudioContextState) {
    this.state = state
    this.onstatechange?.()
  }
}

const handlers: Record<string, () => void> = {}
const mediaSession = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler: (name: string, handler: () => void) => {
    handlers[name] = handler
  },
}
const stored = new Map<string, string>()
let fetched: ReturnType<typeof vi.fn>

beforeEach(() => {
  FakeContext.opened = []
  FakeContext.isBlocked = false
  FakeContext.isPressed = true
  mediaSession.metadata = null
  mediaSession.playbackState = 'none'
  stored.clear()
  fetched = vi.fn(async () => new Response('sound'))
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function playing(): Promise<{ music: LoungeMusic; context: FakeContext }> {
  const music = new LoungeMusic()
  music.toggle()
  await waitFor(() => expect(music.state().status).toBe('playing'))
  return { music, context: FakeContext.opened[0]! }
}

describe('The music', () => {
  test('is not loaded before it is asked for, then once, and repeats without its margins', async () => {
    const music = new LoungeMusic()
    expect([fetched.mock.calls.length, FakeContext.opened.length]).toEqual([0, 0])
    music.toggle()
    await waitFor(() => expect(music.state().status).toBe('playing'))
    music.toggle()
    expect(music.state().status).toBe('stopped')
    music.toggle()
    await waitFor(() => expect(music.state().status).toBe('playing'))
    expect(fetched.mock.calls).toEqual([[track.path]])
    const [source, ...others] = FakeContext.opened[0]!.sources
    expect(others).toEqual([])
    expect(source).toMatchObject({ loop: true, loopStart: 0.5 })
    expect(source!.loopEnd - source!.loopStart).toBeCloseTo(133.333, 2)
  })

  test.each([
    ['at once', 0],
    ['90 ms apart', 90],
  ])(
    'R024: pressed ten times within a second, %s, ending on pause, is silent and shown as paused',
    async (_, pause) => {
      vi.useFakeTimers()
      const music = new LoungeMusic()
      for (let press = 0; press < 10; press += 1) {
        music.toggle()
        if (pause > 0) await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.advanceTimersByTimeAsync(2000)
      expect([music.state().status, mediaSession.playbackState]).toEqual([
        'stopped',
        pause > 0 ? 'paused' : 'none',
      ])
      expect(FakeContext.opened).toHaveLength(1)
      expect(FakeContext.opened[0]!.state).toBe('suspended')
      expect(FakeContext.opened[0]!.sources).toHaveLength(pause > 0 ? 1 : 0)
    },
  )

  test('R020: shows playing only when sound runs, which it opens in the press itself', async () => {
    vi.useFakeTimers()
    FakeContext.isPressed = false
    const music = new LoungeMusic()
    void music.start()
    await vi.advanceTimersByTimeAsync(900)
    expect(music.state().status).toBe('starting')
    await vi.advanceTimersByTimeAsync(200)
    expect(music.state().status).toBe('blocked')
    FakeContext.isPressed = true
    music.toggle()
    FakeContext.isPressed = false
    await vi.advanceTimersByTimeAsync(10)
    expect([music.state().status, FakeContext.opened[0]!.state]).toEqual(['playing', 'running'])
  })

  test('R020: says to press again where the browser gives no sound, and plays at the next press', async () => {
    vi.useFakeTimers()
    FakeContext.isBlocked = true
    const music = new LoungeMusic()
    music.toggle()
    await vi.advanceTimersByTimeAsync(1100)
    expect(music.state().status).toBe('blocked')
    FakeContext.isBlocked = false
    music.toggle()
    await vi.advanceTimersByTimeAsync(10)
    expect(music.state().status).toBe('playing')
  })

  test('that does not load can be asked for again', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }))
    const music = new LoungeMusic()
    music.toggle()
    await waitFor(() => expect(music.state().status).toBe('failed'))
    music.toggle()
    await waitFor(() => expect(music.state().status).toBe('playing'))
  })

  test('R021: agrees with the keys of the system, and with a browser that ends it by itself', async () => {
    const { music, context } = await playing()
    expect([mediaSession.metadata!.title, mediaSession.playbackState]).toEqual(['Lofi Background', 'playing'])
    handlers.pause!()
    expect([music.state().status, mediaSession.playbackState, context.state]).toEqual([
      'stopped',
      'paused',
      'suspended',
    ])
    handlers.play!()
    await waitFor(() => expect(music.state().status).toBe('playing'))
    context.become('suspended')
    expect([music.state().status, mediaSession.playbackState]).toEqual(['stopped', 'paused'])
  })
})

describe('The volume', () => {
  test('R022: is a half at first, and comes back after a mute, also after a reload', async () => {
    expect(new LoungeMusic().state()).toMatchObject({ volume: 0.5, isMuted: false })
    const { music, context } = await playing()
    music.setVolume(0.2)
    music.toggleMute()
    expect(context.ramps.at(-1)!.level).toBe(0)
    music.toggleMute()
    expect(context.ramps.at(-1)!.level).toBe(0.2)
    expect(music.state()).toMatchObject({ volume: 0.2, isMuted: false })
    music.toggleMute()
    const reloaded = new LoungeMusic()
    expect(reloaded.state()).toMatchObject({ volume: 0.2, isMuted: true })
    await reloaded.start()
    reloaded.toggleMute()
    expect(reloaded.state()).toMatchObject({ volume: 0.2, isMuted: false })
    expect(FakeContext.opened[1]!.ramps.at(-1)!.level).toBe(0.2)
  })

  test.each(['', 'loud', '7', '-1', 'NaN'])('is a half where %j is stored', value => {
    stored.set('music-volume', value)
    expect(new LoungeMusic().state().volume).toBe(0.5)
  })

  test('moved while it is muted is heard', async () => {
    const { music, context } = await playing()
    music.toggleMute()
    music.setVolume(0.31)
    expect(music.state()).toMatchObject({ volume: 0.31, isMuted: false })
    expect(context.ramps.at(-1)!.level).toBe(0.31)
  })
})

describe('Under a voice the music', () => {
  test('is lowered within 250 ms and back within 900 ms, once the last voice is over', async () => {
    const { music, context } = await playing()
    const [first, second] = [music.lower(), music.lower()]
    const lowered = context.ramps[0]!
    expect(lowered.level).toBeLessThan(0.25 * 0.5)
    expect(lowered.at).toBeLessThanOrEqual(0.25)
    first()
    first()
    expect(context.ramps.at(-1)!.level).toBe(lowered.level)
    second()
    expect(context.ramps.at(-1)!.level).toBe(0.5)
    expect(context.ramps.at(-1)!.at).toBeLessThanOrEqual(0.9)
  })

  test('stays muted if it was', async () => {
    const { music, context } = await playing()
    music.toggleMute()
    music.lower()()
    expect(context.ramps.at(-1)!.level).toBe(0)
  })
})
