import type { ReactNode } from 'react'

interface DrawingProps {
  widthPixels: number
  heightPixels: number
  /** Size in drawing units, if it differs from the size in pixels. */
  units?: { width: number; height: number }
  /** `visible` lets a glow extend beyond the edge. */
  overflow?: 'visible' | undefined
  title: string | undefined
  children: ReactNode
}

/** The `<svg>` of a drawing: an image with a title, decorative without one. */
export function Drawing({ widthPixels, heightPixels, units, overflow, title, children }: DrawingProps) {
  const { width, height } = units ?? { width: widthPixels, height: heightPixels }
  const svgProps = { width: widthPixels, height: heightPixels, viewBox: `0 0 ${width} ${height}`, overflow }
  if (!title) {
    return (
      <svg {...svgProps} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <svg> inherits the theme's colors, an <img> cannot
    <svg {...svgProps} role="img" aria-label={title}>
      {children}
    </svg>
  )
}
