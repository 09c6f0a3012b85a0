import { PageLink } from '#platform/client/ui/PageLink.tsx'
import type { MessageCard } from '../card.contract.ts'
import css from './MessageSources.module.css'

/** The pages of this site that an answer of Arturo is taken from. */
export function MessageSources({ sources }: Pick<Extract<MessageCard, { kind: 'sources' }>, 'sources'>) {
  return (
    <ul className={css.sources} aria-label="Sources">
      {sources.map(({ title, path }) => (
        <li key={path}>
          <PageLink path={path}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}
