import { ApiError, NoConnection } from '#platform/client/api.ts'

/** The sentence of the house where it said no, the network's where there is none, else our own. */
export function sayFailure(failure: Error, otherwise: string): string {
  return failure instanceof ApiError || failure instanceof NoConnection ? failure.message : otherwise
}
