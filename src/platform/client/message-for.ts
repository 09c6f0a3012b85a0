import { ApiError, NoConnection } from './api.ts'

/** An error of the client itself whose message is written for the user. */
export class UserError extends Error {}

interface MessageOptions {
  /** Replaces the server's own text for a status of 500 and above. */
  onServerError?: string
}

/** The text of an error for the user, or `fallback` if the error has none. */
export function messageFor(error: unknown, fallback: string, { onServerError }: MessageOptions = {}): string {
  if (onServerError !== undefined && error instanceof ApiError && error.status >= 500) return onServerError
  const hasText = error instanceof ApiError || error instanceof NoConnection || error instanceof UserError
  return (hasText && error.message) || fallback
}
