import { ApiError } from '#platform/client/api.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { pairingsUnreadable } from '../vault.contract.ts'

interface VaultErrorProps {
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}

/** Shown above the previous rows. If the session has ended, retrying opens the sign-in dialog. */
export function VaultError({ error, isRetrying, onRetry }: VaultErrorProps) {
  if (!error) return null
  const isSignedOut = error instanceof ApiError && error.status === 401
  return (
    <ErrorBox onRetry={onRetry} retryLabel={isSignedOut ? 'Log In' : undefined} retrying={isRetrying}>
      {isSignedOut ? 'Please log in to view your pairings' : pairingsUnreadable}
    </ErrorBox>
  )
}
