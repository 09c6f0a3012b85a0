import { ApiError } from '#platform/client/api.ts'

export function tokenFromUrl(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}

/** A used link is of no use in the history. */
export function removeTokenFromUrl(): void {
  history.replaceState(history.state, '', location.pathname)
}

/** Used, expired, or truncated. */
export function isUsedLink(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.code === 'INVALID_TOKEN' || 'token' in failure.fields)
}
