import type { ReactNode } from 'react'

interface DrawingProps {
  widthPixels: number
  heightPixels: number
  /** Size in drawing units, where it differs from the size in pixels. */
  units?: { width: number; height: number }
  /** Lets a glow reach beyond the edge. */
  overflow?: 'visible' | undefined
  title: string | undefined
  children: ReactNode
}

/** The sheet of a drawing. With a title it is a picture for everyone; without one it is decoration beside words. */
export function Drawing({ widthPixels, heightPixels, units, overflow, title, children }: DrawingProps) {
  const { width, height } = units ?? { width: widthPixels, height: heightPixels }
  const sheet = { width: widthPixels, height: heightPixels, viewBox: `0 0 ${width} ${height}`, overflow }
  if (!title) {
    return (
      <svg {...sheet} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <svg> inherits the theme's colours, an <img> cannot
    <svg {...sheet} role="img" aria-label={title}>
      {children}
    </svg>
  )
}
