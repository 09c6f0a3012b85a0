import type { ReactNode } from 'react'

interface RememberedLineProps {
  text: string
  /** Where it comes from, and when. */
  origin: ReactNode
  /** A button. */
  action: ReactNode
}

export function RememberedLine({ text, origin, action }: RememberedLineProps) {
  return (
    <li>
      <div>
        <strong>{text}</strong>
        <span>{origin}</span>
      </div>
      {action}
    </li>
  )
}
