import { useEffect, useRef } from 'react'
import css from './Engraving.module.css'
import type { EngravingName } from './engraving/engraving-names.ts'
import { loadEngraving } from './engraving/load-engraving.ts'

interface EngravingProps {
  of: EngravingName
  /** Accessible name; without it the engraving is decorative. */
  title?: string
  /** Sets the width; the height follows. */
  className?: string | undefined
}

/** An engraved plate, four by three. On public pages their script draws it. */
export function Engraving({ of, title, className = '' }: EngravingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const shown = loadEngraving(canvas.current, of)
    return () => void shown.then(stop => stop?.())
  }, [of])
  return (
    <canvas
      ref={canvas}
      className={`${css.engraving} ${className}`}
      data-engraving={of}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    />
  )
}
