import type * as z from 'zod/mini'

export interface JobKind<Input> {
  /** `verb-object`, like its file. */
  name: string
  input: z.ZodMiniType<Input>
  /** Cron expression in UTC; the input is then empty. */
  schedule?: string
}

export interface JobAttempt {
  id: string
  /** Starts at 1. */
  attempt: number
  /** Aborted on timeout and during shutdown. */
  signal: AbortSignal
}

export type JobHandler<Input> = (input: Input, jobAttempt: JobAttempt) => Promise<void>
