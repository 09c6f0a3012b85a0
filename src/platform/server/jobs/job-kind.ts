import type * as z from 'zod/mini'

/** One kind of work that has to happen even if this process ends before it is done. */
export interface JobKind<Input> {
  /** `verb-object`, as its file is called. */
  name: string
  input: z.ZodMiniType<Input>
  /** When it is done by itself, as a line of cron in UTC; its input is then empty. */
  schedule?: string
}

/** What a job may know of the try it is in. */
export interface JobTry {
  id: string
  /** From 1. */
  attempt: number
  /** Aborted when the try takes too long, and shortly before the house closes. */
  signal: AbortSignal
}

export type Work<Input> = (input: Input, thisTry: JobTry) => Promise<void>
