import { useEffect, useRef } from 'react'
import styles from './EngravedPlate.module.css'
import { showPlate } from './engraved-plate.ts'

interface EngravedPlateProps {
  /** What the picture shows. Without it the plate is decoration. */
  title?: string
  className?: string
}

/** The large engraving. One per page at most. It fills the box that `className` gives it. */
export function EngravedPlate({ title, className }: EngravedPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? showPlate(canvas.current) : undefined), [])
  return (
    <canvas
      ref={canvas}
      className={`${styles.plate} ${className ?? ''}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    />
  )
}
