import { verdictText } from '#features/pairing/wording/wording.rules.ts'
import { type KeptResult, keptResult } from './kept-result.contract.ts'

/** Null if it was written in another form, or by hand. */
export function readKeptResult(stored: unknown): KeptResult | null {
  const kept = keptResult.safeParse(stored).data
  if (!kept) return null
  // What was typed is not kept, so nothing can be close to it.
  return kept.cigar.recognition === 'close'
    ? { ...kept, cigar: { ...kept.cigar, recognition: 'exact' } }
    : kept
}

/** For others: what a member's stars say stays with the member. */
export function withoutOwnTaste(result: KeptResult): KeptResult {
  const reasons = result.reasons.filter(({ isOwnTaste }) => !isOwnTaste)
  if (result.score === null || reasons.length === result.reasons.length) return result
  const score = reasons.reduce((sum, { points }) => sum + points, 0)
  return { ...result, score, verdict: verdictText(score), reasons }
}
