import { needsConnection } from './connection-text.ts'
import { ErrorBox } from './ErrorBox.tsx'

/** In the place of something that could not be loaded. */
export function NeedsConnection({ onRetry }: { onRetry?: () => void }) {
  return <ErrorBox onRetry={onRetry}>{needsConnection}</ErrorBox>
}
