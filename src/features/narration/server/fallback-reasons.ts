import type { Log } from '#platform/server/log.ts'
import { ModelError, type ModelErrorKind } from '#platform/server/models/model.ts'
import { RejectedNarration } from './check-sentences.ts'

/** Why the standard text is shown instead of one of the model, in words for the member. */
export const fallbackReasons = {
  nameOnly: 'Arturo knows this cigar by name only, so this is the standard text.',
  ownBottle: 'Arturo doesn’t know your own bottles, so this is the standard text.',
  noModel: 'This lounge has no narration by Arturo, so this is the standard text.',
  memberQuota: 'Arturo has told you as much as he may today, so this is the standard text.',
  serverQuota: 'Arturo is done for today, so this is the standard text.',
  tooManyOpen: 'Arturo is still busy with your last two, so this is the standard text.',
  rejected: 'Arturo strayed from the facts, so this is the standard text.',
  slow: 'Arturo took too long, so this is the standard text.',
  busy: 'Arturo is busy right now, so this is the standard text.',
  unavailable: 'Arturo could not be reached, so this is the standard text.',
  incomplete: 'Arturo lost the thread, so this is the standard text.',
}

const reasonByModelError: Record<ModelErrorKind, string> = {
  slow: fallbackReasons.slow,
  late: fallbackReasons.slow,
  busy: fallbackReasons.busy,
  unavailable: fallbackReasons.unavailable,
  refused: fallbackReasons.unavailable,
  failing: fallbackReasons.unavailable,
  cut: fallbackReasons.incomplete,
  malformed: fallbackReasons.incomplete,
}

/** The reason for a failure, which it logs without any of the text. */
export function fallbackReasonFor(failure: unknown, log: Pick<Log, 'warn' | 'error'>): string {
  if (failure instanceof RejectedNarration) {
    log.warn({ violation: failure.violation }, 'a narration left the facts')
    return failure.violation === 'too short' ? fallbackReasons.incomplete : fallbackReasons.rejected
  }
  if (failure instanceof ModelError) {
    const { kind, status } = failure
    log.warn({ kind, status }, 'the language model returned no narration')
    return reasonByModelError[kind]
  }
  log.error({ err: failure }, 'a narration failed in the server itself')
  return fallbackReasons.incomplete
}
