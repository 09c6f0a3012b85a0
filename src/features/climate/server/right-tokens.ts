/** Far more sensors than a lounge has; the oldest is forgotten first. */
const maxTokens = 10_000

/** The tokens that were right when they were last sent, as hashes. */
export class RightTokens {
  readonly #hashes = new Set<string>()

  has(hash: Buffer): boolean {
    return this.#hashes.has(hash.toString('hex'))
  }

  note(hash: Buffer, isRight: boolean): void {
    const key = hash.toString('hex')
    this.#hashes.delete(key)
    if (isRight) this.#hashes.add(key)
    if (this.#hashes.size > maxTokens) this.#hashes.delete(this.#hashes.values().next().value!)
  }
}
