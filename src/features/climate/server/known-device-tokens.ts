/** Far more sensors than a lounge has; the oldest is forgotten first. */
const maxTokens = 10_000

export interface TokenOwner {
  id: string
  user_id: string
  /** Until the ban is lifted the token opens nothing. */
  isBanned: boolean
}

/** Which device a token is of, and which tokens are of none, by the hash of the token, as it was when it was last sent. */
export class KnownDeviceTokens {
  readonly #owners = new Map<string, TokenOwner>()
  /** In a map of its own, so that wrong tokens never push out right ones. A token that was wrong stays so: all are random. */
  readonly #wrong = new Set<string>()

  ownerOf(hash: Buffer): TokenOwner | undefined {
    return this.#owners.get(hash.toString('hex'))
  }

  isWrong(hash: Buffer): boolean {
    return this.#wrong.has(hash.toString('hex'))
  }

  note(hash: Buffer, owner: TokenOwner | undefined): void {
    const key = hash.toString('hex')
    this.#owners.delete(key)
    this.#wrong.delete(key)
    if (owner) this.#owners.set(key, owner)
    else this.#wrong.add(key)
    forgetOldest(this.#owners)
    forgetOldest(this.#wrong)
  }
}

function forgetOldest(known: Map<string, unknown> | Set<string>): void {
  if (known.size > maxTokens) known.delete(known.keys().next().value!)
}
