import { useEffect, useRef } from 'react'
import styles from './EngravedPlate.module.css'
import { showPlate } from './engraved-plate.ts'

interface EngravedPlateProps {
  /** Accessible name; without it the plate is decorative. */
  title?: string
  className?: string
}

/** The large engraving, at most one per page. It fills the box sized by `className`. */
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
