/** A text that arrives in parts, for one reader. */
export class GrowingText implements AsyncIterable<string> {
  #waiting = ''
  #hasArrived = false
  #isComplete = false
  #wake: () => void = () => undefined

  /** Whether nothing has arrived. */
  get isEmpty(): boolean {
    return !this.#hasArrived
  }

  add(text: string): void {
    this.#hasArrived ||= text !== ''
    this.#waiting += text
    this.#wake()
  }

  end(): void {
    this.#isComplete = true
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, void> {
    for (;;) {
      const text = this.#waiting
      this.#waiting = ''
      if (text !== '') yield text
      else if (this.#isComplete) return
      else await this.#change()
    }
  }

  #change(): Promise<void> {
    return new Promise(wake => {
      this.#wake = wake
    })
  }
}
