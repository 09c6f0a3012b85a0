import type { ReactNode } from 'react'
import css from './SettingRow.module.css'

interface SettingRowProps {
  title: string
  description: ReactNode
  /** Says its own name to who cannot see the title beside it. */
  children: ReactNode
}

/** Like a switch: words on the left, the control at the right edge. */
export function SettingRow({ title, description, children }: SettingRowProps) {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.description}>{description}</p>
      </div>
      {children}
    </div>
  )
}

/** Rows with a rule between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <div className={css.rows}>{children}</div>
}
