import type { ReactNode } from 'react'
import css from './SettingRow.module.css'

interface SettingRowProps {
  title: string
  description: ReactNode
  /** The control. It needs an accessible name of its own: the title is not its label. */
  children: ReactNode
}

export function SettingRow({ title, description, children }: SettingRowProps) {
  return (
    <div className={css.row}>
      <div className={css.texts}>
        <p className={css.title}>{title}</p>
        <p className={css.description}>{description}</p>
      </div>
      {children}
    </div>
  )
}

export function SettingRows({ children }: { children: ReactNode }) {
  return <div className={css.rows}>{children}</div>
}
