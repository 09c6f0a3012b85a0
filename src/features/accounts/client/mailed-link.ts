import { ApiError } from '#platform/client/api.ts'

/** What the link in the mail carried. */
export function tokenInAddress(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}

/** A link counts once: nobody needs to find it in the history. */
export function forgetToken(): void {
  history.replaceState(history.state, '', location.pathname)
}

/** Whether the link is the trouble: used, too old, or cut off on its way. */
export function isSpent(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.code === 'INVALID_TOKEN' || 'token' in failure.fields)
}
