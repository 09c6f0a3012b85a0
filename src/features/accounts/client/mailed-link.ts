import { ApiError } from '#platform/client/api.ts'

export function tokenInAddress(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}

/** A used link is of no use in the history. */
export function forgetToken(): void {
  history.replaceState(history.state, '', location.pathname)
}

/** Used, expired, or truncated. */
export function isSpent(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.code === 'INVALID_TOKEN' || 'token' in failure.fields)
}
