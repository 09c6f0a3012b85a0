import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './SilkSmoke.module.css'
import { startSmoke } from './silk-smoke.ts'
import type { SmokeOptions } from './smoke/smoke-options.ts'

interface SilkSmokeProps extends SmokeOptions {
  className?: string
}

/** Smoke that fills the box sized by `className`. It lies behind text and takes no clicks. */
export function SilkSmoke({ className, origin, ...look }: SilkSmokeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const findOrigin = useEffectEvent(() => origin())
  const { top, swing, lean, strength, startSeconds } = look
  useEffect(() => {
    if (!canvas.current) return
    const options = { top, swing, lean, strength, startSeconds }
    return startSmoke(canvas.current, { origin: () => findOrigin(), ...options })
  }, [top, swing, lean, strength, startSeconds])
  return (
    <div className={`${styles.smoke} ${className ?? ''}`} data-part="smoke" aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
