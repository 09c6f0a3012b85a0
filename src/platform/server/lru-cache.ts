/** Least recently used entries are evicted first. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>()
  readonly #maxEntries: number

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries
  }

  /** Caches neither what throws nor a promise that rejects. */
  getOrSet(key: string, compute: () => Value): Value {
    const cached = this.#values.get(key)
    const value = cached ?? compute()
    if (cached === undefined && value instanceof Promise) value.catch(() => this.#remove(key, value))
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#maxEntries) this.#values.delete(this.#values.keys().next().value!)
    return value
  }

  #remove(key: string, value: Value): void {
    if (this.#values.get(key) === value) this.#values.delete(key)
  }
}
