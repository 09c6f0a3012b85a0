import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, NoConnection } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { goToLoginOnce } from './go-to-login-once.ts'
import { leavePortal } from './leave-portal.ts'
import { NoticePage } from './NoticePage.tsx'

/** Connection errors and bugs. */
export function FailedPage({ error }: ErrorComponentProps) {
  const hasNoSession = error instanceof ApiError && error.status === 401
  const isAboutSignIn = isAuthenticationError(error)
  useEffect(() => {
    if (hasNoSession) leavePortal()
    else if (isAboutSignIn) goToLoginOnce()
  }, [hasNoSession, isAboutSignIn])
  const isConnectionMissing = error instanceof NoConnection
  useEffect(() => {
    if (!isConnectionMissing) return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isConnectionMissing])
  if (hasNoSession) return null
  return (
    <NoticePage {...describeFailure(error)} isAlert>
      <Button look="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </NoticePage>
  )
}

function describeFailure(error: unknown): { title: string; lead: string } {
  if (error instanceof NoConnection)
    return {
      title: 'Connection Error',
      lead: 'Unable to connect to Smoke Deck. Please check your connection and try again',
    }
  // The server's other sentences are about one request, and may be those of a proxy.
  if (error instanceof ApiError)
    return {
      title: 'Connection Error',
      lead: isAuthenticationError(error)
        ? `Authentication error: ${error.message}`
        : 'Smoke Deck could not load this page. Please try again in a moment.',
    }
  return {
    title: 'Something broke on our side.',
    lead: 'This page could not be shown. Your data is safe.',
  }
}

function isAuthenticationError(error: unknown): error is ApiError {
  return error instanceof ApiError && /auth/i.test(error.message)
}
