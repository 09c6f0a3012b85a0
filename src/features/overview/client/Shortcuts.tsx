import { Link } from '@tanstack/react-router'
import css from './Shortcuts.module.css'

/** The brief's three shortcuts: two are open. */
export function Shortcuts() {
  return (
    <nav className={css.line} aria-label="Shortcuts">
      <Link to="/dashboard/humidor">My Humidor</Link>
      <Link to="/lounge">Virtual Lounge</Link>
      <span className={css.later}>
        <span>Opening later:</span>
        <Link to="/dashboard/ask">Ask Arturo</Link>
      </span>
    </nav>
  )
}
