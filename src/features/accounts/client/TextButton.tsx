import type { ReactNode } from 'react'
import css from './SignInForm.module.css'

/** A secondary action that looks like a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.textButton} onClick={onClick}>
      {children}
    </button>
  )
}
