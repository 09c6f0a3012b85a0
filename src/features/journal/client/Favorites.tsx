import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import type { Favorite, FavoriteCigar, Palate } from '../palate.contract.ts'
import { EntryDrawing } from './EntryDrawing.tsx'
import css from './Favorites.module.css'
import { shortDayText } from './palate-words.ts'

/** Whatever came up at least twice, of all time. */
export function Favorites({ favorites, today }: Pick<Palate, 'favorites' | 'today'>) {
  const { cigars, ...others } = favorites
  const lists = [
    ['Drinks', others.drinks],
    ['Flavors', others.flavors],
    ['Makers', others.makers],
    ['Wrappers', others.wrappers],
  ] as const
  const shown = lists.filter(([, list]) => list.length > 0)
  const isEmpty = cigars.length === 0 && shown.length === 0
  return (
    <section className={css.favorites} aria-labelledby="favorites">
      <div className={css.head}>
        <h2 id="favorites">What you keep coming back to</h2>
        <p>All time</p>
      </div>
      {isEmpty && (
        <p className={css.none}>
          Nothing came up twice yet. A second evening with the same cigar shows here.
        </p>
      )}
      {cigars.length > 0 && (
        <ul aria-label="Cigars">
          {cigars.map(cigar => (
            <CigarRow key={cigar.lastId} favorite={cigar} today={today} />
          ))}
        </ul>
      )}
      {!isEmpty && cigars.length === 0 && <p className={css.none}>No cigar came up twice yet.</p>}
      {shown.length > 0 && (
        <div className={css.lists}>
          {shown.map(([title, list]) => (
            <section key={title} aria-label={title}>
              <div className={css.title}>
                <h3>{title}</h3>
                <p aria-hidden="true">Times</p>
              </div>
              <ul>
                {list.map(favorite => (
                  <li key={favorite.name} className={css.item}>
                    <FavoriteLink favorite={favorite} />
                    <p className={css.count}>
                      {favorite.times}
                      <span className={hidden.hidden}> times</span>
                    </p>
                    <p className={css.meta}>
                      {favorite.rating.toFixed(1)} stars, last {shortDayText(favorite.lastDay, today)}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

function CigarRow({ favorite, today }: { favorite: FavoriteCigar; today: string }) {
  const { times, rating, lastDay, brand } = favorite
  return (
    <li className={css.row}>
      <EntryDrawing entry={favorite} />
      <div className={css.name}>
        <FavoriteLink favorite={favorite} />
        {brand && !favorite.name.includes(brand) && <p>{brand}</p>}
      </div>
      <p className={css.times}>
        <b>{times}</b> times
      </p>
      <p className={css.stars}>
        <Stars value={rating} sizePixels={14} title={`${rating} out of 5 on average`} />
        <span aria-hidden="true">{rating.toFixed(1)}</span>
      </p>
      <p className={css.last}>Last {shortDayText(lastDay, today)}</p>
    </li>
  )
}

/** To its entries in the journal, or to the last one if no search finds them all. */
function FavoriteLink({ favorite: { name, search, lastId } }: { favorite: Favorite }) {
  return (
    <LinkTo look="plain" to="/dashboard/journal" search={search === null ? { entry: lastId } : { q: search }}>
      {name}
    </LinkTo>
  )
}
