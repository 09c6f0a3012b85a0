import { useSyncExternalStore } from 'react'
import css from './SmokeControl.module.css'
import { smokeAction, smokeMotion, toggleSmoke, watchSmokeMotion } from './smoke/smoke-motion.ts'

/** Stops moving smoke. On pages without React, `enableSmokeControl` shows and operates it. */
export function SmokeControl({ className = '' }: { className?: string | undefined }) {
  const motion = useSyncExternalStore(watchSmokeMotion, smokeMotion, () => 'fixed' as const)
  const action = smokeAction(motion)
  return (
    <button
      type="button"
      className={`${css.control} ${className}`}
      data-smoke-control
      aria-label={`${action} the smoke`}
      hidden={motion === 'fixed'}
      onClick={toggleSmoke}
    >
      {action}
    </button>
  )
}
