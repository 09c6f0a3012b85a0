import type { SparseVector } from '#features/knowledge/server/postings.ts'
import { SoftmaxModel } from '#features/knowledge/server/softmax-model.ts'
import { openVectorSpace } from '#features/knowledge/server/vector-space.ts'

/** A text, and what is known about it beside its words. */
export interface Described {
  text: string
  signs: readonly string[]
}

export interface Example<Label extends string> extends Described {
  label: Label
}

/** Labels with their probabilities, the likeliest first. */
export type Classify<Label extends string> = (
  described: Described,
) => readonly { label: Label; probability: number }[]

const epochs = 30
const learningRate = 1.5
/** Beside a text, whose vector has the length 1. */
const signValue = 0.4
/** Takes from each weight in every epoch, so that one rare word does not decide. */
const decay = 0.004

/**
 * Multinomial logistic regression over words, pairs of words and groups of letters, trained by stochastic gradient descent.
 * Rare labels count for more than their share. Deterministic; some 4,000 examples take about a second of processor time.
 */
export function trainClassifier<Label extends string>(examples: readonly Example<Label>[]): Classify<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const space = openVectorSpace(examples.map(({ text }) => text))
  const signs = [...new Set(examples.flatMap(example => example.signs))]
  const toVector = ({ text, signs: own }: Described): SparseVector => {
    const { ids, values } = space.toVector(text)
    const known = own.map(sign => signs.indexOf(sign)).filter(at => at >= 0)
    return {
      ids: [...Array.from(ids), ...known.map(at => space.featureCount + at)],
      values: [...Array.from(values), ...known.map(() => signValue)],
    }
  }
  const rows = examples.map(example => ({ at: labels.indexOf(example.label), vector: toVector(example) }))
  const model = new SoftmaxModel(labels.length, space.featureCount + signs.length)
  const importance = importanceOf(
    rows.map(({ at }) => at),
    labels.length,
  )
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { at, vector } of inMixedOrder(rows))
      model.step(vector, at, (learningRate * importance[at]!) / (1 + epoch / 8))
    model.shrink(1 - decay)
  }
  return described => {
    const probabilities = model.probabilities(toVector(described))
    return labels
      .map((label, at) => ({ label, probability: probabilities[at]! }))
      .sort((one, other) => other.probability - one.probability)
  }
}

/** The root of how much rarer a label is than the average. */
function importanceOf(labelOfRows: readonly number[], labelCount: number): number[] {
  const counts = Array.from({ length: labelCount }, () => 0)
  for (const label of labelOfRows) counts[label]! += 1
  const average = labelOfRows.length / labelCount
  return counts.map(count => Math.sqrt(average / count))
}

/** Far steps through the rows, so that neighbors in a file do not follow each other. The same in every run. */
function inMixedOrder<Row>(rows: readonly Row[]): Row[] {
  const stride = strideFor(rows.length)
  return rows.map((_, at) => rows[(at * stride) % rows.length]!)
}

/** Has no divisor in common with the count, so that every row comes up. */
function strideFor(count: number): number {
  let stride = Math.floor(count * 0.618) + 1
  while (greatestDivisor(stride, count) > 1) stride += 1
  return stride
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}
