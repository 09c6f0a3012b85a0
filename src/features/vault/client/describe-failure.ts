import { ApiError, NoConnection } from '#platform/client/api.ts'

/** The server's message, or the client's for a missing connection, or else `fallback`. */
export function describeFailure(failure: Error, fallback: string): string {
  return failure instanceof ApiError || failure instanceof NoConnection ? failure.message : fallback
}
