import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#platform/client/ui/Button.tsx'

/** When the house cannot be reached, or a page fails on a bug. */
export function FailedPage({ error }: ErrorComponentProps) {
  return (
    <section>
      <h1>Connection Error</h1>
      <p>{error instanceof Error ? error.message : 'Please check your connection and try again'}</p>
      <Button look="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </section>
  )
}
