const maxClips = 5

interface SpokenClip {
  voiceId: string
  text: string
}

/** The last clips that were heard whole, so that the same words in the same voice are paid for once. */
export class ClipCache {
  /** The one that was not used for the longest time comes first. */
  readonly #clips = new Map<string, Blob>()

  get(spoken: SpokenClip): Blob | undefined {
    const key = keyOf(spoken)
    const clip = this.#clips.get(key)
    if (!clip) return undefined
    this.#clips.delete(key)
    this.#clips.set(key, clip)
    return clip
  }

  add(spoken: SpokenClip, clip: Blob): void {
    this.#clips.delete(keyOf(spoken))
    this.#clips.set(keyOf(spoken), clip)
    const [oldest] = this.#clips.keys()
    if (this.#clips.size > maxClips && oldest !== undefined) this.#clips.delete(oldest)
  }
}

const keyOf = ({ voiceId, text }: SpokenClip) => JSON.stringify([voiceId, text])
