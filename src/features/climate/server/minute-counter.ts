const minuteMilliseconds = 60_000

/** Counts in memory what each key takes of a limit. All counts start anew when the minute is over. */
export class MinuteCounter {
  readonly #counts = new Map<string, number>()
  readonly #limit: number
  #endsAt = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** False if the limit was used up already. */
  take(key: string): boolean {
    if (Date.now() >= this.#endsAt) {
      this.#counts.clear()
      this.#endsAt = Date.now() + minuteMilliseconds
    }
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#limit) return false
    this.#counts.set(key, count + 1)
    return true
  }

  giveBack(key: string): void {
    const count = this.#counts.get(key)
    if (count) this.#counts.set(key, count - 1)
  }

  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - Date.now()) / 1000))
  }
}
