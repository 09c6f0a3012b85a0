import type { SparseVector } from './postings.ts'

/** Multinomial logistic regression, trained step by step (stochastic gradient descent). */
export class SoftmaxModel {
  readonly #labelCount: number
  /** By feature, then by label. */
  readonly #weights: Float32Array
  readonly #biases: Float32Array

  constructor(labelCount: number, featureCount: number) {
    this.#labelCount = labelCount
    this.#weights = new Float32Array(labelCount * featureCount)
    this.#biases = new Float32Array(labelCount)
  }

  probabilities({ ids, values }: SparseVector): Float32Array {
    const scores = this.#biases.slice()
    for (let at = 0; at < ids.length; at += 1) {
      const start = ids[at]! * this.#labelCount
      for (let label = 0; label < scores.length; label += 1)
        scores[label]! += values[at]! * this.#weights[start + label]!
    }
    // Beside the highest score, so that no power overflows.
    const best = Math.max(...scores)
    const raised = scores.map(score => Math.exp(score - best))
    const sum = raised.reduce((total, value) => total + value, 0)
    return raised.map(value => value / sum)
  }

  step(vector: SparseVector, right: number, rate: number): void {
    const errors = this.probabilities(vector).map(
      (probability, label) => (label === right ? 1 : 0) - probability,
    )
    for (let label = 0; label < errors.length; label += 1) this.#biases[label]! += 0.1 * rate * errors[label]!
    for (let at = 0; at < vector.ids.length; at += 1) {
      const start = vector.ids[at]! * this.#labelCount
      const step = rate * vector.values[at]!
      for (let label = 0; label < errors.length; label += 1)
        this.#weights[start + label]! += step * errors[label]!
    }
  }

  shrink(factor: number): void {
    for (let at = 0; at < this.#weights.length; at += 1) this.#weights[at]! *= factor
  }
}
