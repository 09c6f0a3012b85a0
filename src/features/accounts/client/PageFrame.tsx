import type { ReactNode } from 'react'

interface PageFrameProps {
  title: string
  lead?: ReactNode
  /** The page has an h1 above it. */
  isSecond?: boolean
  children?: ReactNode
}

/** The frame of a form on a page; a dialog is the other one. */
export function PageFrame({ title, lead, isSecond = false, children }: PageFrameProps) {
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <>
      <Heading>{title}</Heading>
      {lead && <p data-lead>{lead}</p>}
      {children}
    </>
  )
}
