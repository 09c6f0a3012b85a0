import { ApiError } from './api.ts'

/** The error sentence, followed by the reason that the server gives under `fields.image`. */
export function pictureError(failure: unknown, fallback: string): string {
  if (!(failure instanceof ApiError) || failure.status === 500) return fallback
  const reason = failure.fields.image
  if (!reason || reason === failure.message) return failure.message
  return `${failure.message.replace(/\.$/, '')}. ${reason}`
}
