import { Link } from '@tanstack/react-router'
import css from './Shortcuts.module.css'

const later = [
  { to: '/dashboard/lounge', name: 'Virtual Lounge' },
  { to: '/dashboard/ask', name: 'Ask Arturo' },
] as const

/** The brief's three shortcuts: one is open. */
export function Shortcuts() {
  return (
    <nav className={css.line} aria-label="Shortcuts">
      <Link to="/dashboard/humidor">My Humidor</Link>
      <span className={css.later}>
        <span>Opening later:</span>
        {later.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </span>
    </nav>
  )
}
