import type { ReactNode } from 'react'
import styles from './Reactions.module.css'

export interface Reaction {
  id: string
  /** What it says: "On fire". */
  name: string
  icon: ReactNode
  count: number
  isMine: boolean
}

interface ReactionsProps {
  reactions: readonly Reaction[]
  onToggle: (id: string) => void
}

export function Reactions({ reactions, onToggle }: ReactionsProps) {
  return (
    <div className={styles.reactions}>
      {reactions.map(({ id, name, icon, count, isMine }) => (
        <button
          key={id}
          type="button"
          className={styles.reaction}
          aria-pressed={isMine}
          aria-label={`${name}, ${count}`}
          onClick={() => onToggle(id)}
        >
          {icon}
          {count}
        </button>
      ))}
    </div>
  )
}
