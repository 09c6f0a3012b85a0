import * as z from 'zod/mini'

/** An event of the stream of a narration; the last one has `end`. */
export const narrationEvent = z.union([
  /** Text to append, already checked against the facts. */
  z.strictObject({ text: z.string() }),
  /** Replaces everything shown so far with the text composed without a model; `because` is the reason, for the member. */
  z.object({ end: z.literal('fallback'), text: z.string(), because: z.string() }),
  z.object({ end: z.literal('model') }),
])
export type NarrationEvent = z.output<typeof narrationEvent>
