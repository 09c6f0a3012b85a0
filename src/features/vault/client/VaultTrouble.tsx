import { ApiError } from '#platform/client/api.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { pairingsUnreadable } from '../vault.contract.ts'

interface VaultTroubleProps {
  error: Error | null
  isTrying: boolean
  onRetry: () => void
}

/** What was there before stays on the page. Where the session has ended, trying again asks to sign in. */
export function VaultTrouble({ error, isTrying, onRetry }: VaultTroubleProps) {
  if (!error) return null
  const isSignedOut = error instanceof ApiError && error.status === 401
  return (
    <ErrorBox onRetry={onRetry} retryLabel={isSignedOut ? 'Log In' : 'Try Again'} retrying={isTrying}>
      {isSignedOut ? 'Please log in to view your pairings' : pairingsUnreadable}
    </ErrorBox>
  )
}
