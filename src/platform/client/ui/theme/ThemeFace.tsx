import hidden from '../Hidden.module.css'
import css from './ThemeFace.module.css'

/**
 * Face of the button that switches the theme on a page from the server, which may not know the theme: the style sheet
 * shows what a press gives, the sun in the dark theme and the moon in the light one.
 */
export function ThemeFace() {
  return (
    <>
      <span className={css.toLight}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round">
            <circle cx="10" cy="10" r="3.6" />
            <path d="M10 1.8v1.9M10 16.3v1.9M1.8 10h1.9M16.3 10h1.9M4.2 4.2l1.3 1.3M14.5 14.5l1.3 1.3M4.2 15.8l1.3-1.3M14.5 5.5l1.3-1.3" />
          </g>
        </svg>
        <span className={hidden.hidden}>Switch to light theme</span>
      </span>
      <span className={css.toDark}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M16.6 12.2A7.2 7.2 0 0 1 7.8 3.4a7.2 7.2 0 1 0 8.8 8.8Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.1"
            strokeLinejoin="round"
          />
        </svg>
        <span className={hidden.hidden}>Switch to dark theme</span>
      </span>
    </>
  )
}
