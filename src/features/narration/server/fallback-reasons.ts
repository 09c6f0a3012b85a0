import type { Log } from '#platform/server/log.ts'
import { ModelError, type ModelErrorKind } from '#platform/server/models/model.ts'
import { RejectedNarration } from './check-sentences.ts'

/** Why the standard text is shown instead of a narration, in words for the member. */
export const fallbackReasons = {
  nameOnly: 'Arturo knows this cigar by name only, so this is the standard text.',
  noModel: 'Nobody tells stories in this lounge, so this is the standard text.',
  memberQuota: 'That is enough telling for one day; this is the standard text.',
  serverQuota: 'Arturo has told enough in this lounge for one day, so this is the standard text.',
  tooManyOpen: 'Arturo is telling you something else just now, so this is the standard text.',
  rejected: 'Arturo wandered off the facts, so this is the standard text.',
  slow: 'Arturo took too long, so this is the standard text.',
  busy: 'Arturo has his hands full just now, so this is the standard text.',
  unavailable: 'Arturo could not be reached, so this is the standard text.',
  incomplete: 'Arturo lost the thread, so this is the standard text.',
}

const reasonByModelError: Record<ModelErrorKind, string> = {
  slow: fallbackReasons.slow,
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
