/** Remembers the latest answers to the same questions: what is used moves to the end, the oldest goes first. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The remembered answer, or the one that `work` gives now. What throws is not remembered, nor a promise that fails. */
  recall(question: string, work: () => Value): Value {
    const known = this.#values.get(question)
    const answer = known ?? work()
    if (known === undefined && answer instanceof Promise) answer.catch(() => this.#forget(question, answer))
    this.#values.delete(question)
    this.#values.set(question, answer)
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!)
    return answer
  }

  #forget(question: string, answer: Value): void {
    if (this.#values.get(question) === answer) this.#values.delete(question)
  }
}
