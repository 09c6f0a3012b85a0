import type { ReactNode } from 'react'
import { needsConnection } from './connection-text.ts'
import { ErrorBox } from './ErrorBox.tsx'

interface NeedsConnectionProps {
  onRetry?: () => void
  retrying?: boolean
  children?: ReactNode
}

/** In the place of something that could not be loaded. That may be far from the button that was pressed. */
export function NeedsConnection({ onRetry, retrying, children = needsConnection }: NeedsConnectionProps) {
  return (
    <div ref={bringIntoView}>
      <ErrorBox onRetry={onRetry} retrying={retrying}>
        {children}
      </ErrorBox>
    </div>
  )
}

function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
