import { hostOf } from '../published-source.rules.ts'
import css from './SourceLink.module.css'

/** To a page of others, by the name of its site. */
export function SourceLink({ source }: { source: string }) {
  return (
    <a className={css.source} href={source} rel="nofollow noopener">
      {hostOf(source)}
    </a>
  )
}
