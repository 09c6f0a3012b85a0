import type { ReactNode } from 'react'

interface PagePartProps {
  title: string
  lead?: ReactNode
  /** Another heading stands above it already. */
  isSecond?: boolean
  children?: ReactNode
}

/** A form as part of a page: the same words as in the dialog, under a heading of the page. */
export function PagePart({ title, lead, isSecond = false, children }: PagePartProps) {
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <>
      <Heading>{title}</Heading>
      {lead && <p data-lead>{lead}</p>}
      {children}
    </>
  )
}
