import type { Reason } from '#features/pairing/pairing.contract.ts'

const told = 2

/**
 * Why each pair of a shown group goes together, in one line each: its weightiest reasons, where a reason counts the
 * less the more of its neighbors have it as well. What more than half of the group has is said only by a pair that has
 * nothing else to say: nine lines in a row that the two weigh the same tell nothing.
 */
export function tellApart(group: readonly { reasons: readonly Reason[] }[]): string[] {
  const gains = group.map(({ reasons }) => reasons.slice(1).filter(({ points }) => points > 0))
  const usedBy = new Map<string, number>()
  for (const { text } of gains.flat()) usedBy.set(text, (usedBy.get(text) ?? 0) + 1)
  const isOwn = ({ text }: Reason) => usedBy.get(text)! <= group.length / 2
  const worth = ({ points, text }: Reason) => points / usedBy.get(text)!
  return gains.map(reasons => {
    const sorted = reasons.toSorted((a, b) => worth(b) - worth(a))
    const own = sorted.filter(isOwn).slice(0, told)
    return (own.length > 0 ? own : sorted.slice(0, 1)).map(({ text }) => `${text}.`).join(' ')
  })
}
