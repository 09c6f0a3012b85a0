/** A text that arrives in parts, for one reader. */
export class GrowingText implements AsyncIterable<string> {
  #waiting = ''
  #isComplete = false
  #wake: () => void = () => undefined

  add(text: string): void {
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
