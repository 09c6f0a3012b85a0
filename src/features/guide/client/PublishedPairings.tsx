import type { PublishedPairing } from '#features/catalogue/catalogue.contract.ts'
import { SourceLink } from '#features/pairing/client/SourceLink.tsx'
import css from './PublishedPairings.module.css'

/** What others published: evidence beside our own advice. */
export function PublishedPairings({ published }: { published: readonly PublishedPairing[] }) {
  if (published.length === 0) return null
  return (
    <section className={css.published} aria-labelledby="published">
      <h2 id="published">Poured by others</h2>
      <p className={css.lead}>Published by others; not our advice.</p>
      <ul>
        {published.map(({ drink, source, isRecommended }) => (
          <li key={`${drink} ${source}`}>
            <b>{drink}</b>
            <span>
              {isRecommended ? 'Poured by' : 'Not recommended by'} <SourceLink source={source} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
