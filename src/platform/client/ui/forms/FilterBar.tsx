import css from './FilterBar.module.css'
import { type FilterFacet, FilterGroup } from './FilterGroup.tsx'

interface FilterBarProps {
  /** What is searched for. */
  query: string
  facets: readonly FilterFacet[]
  base: string
  search: { label: string; placeholder: string }
  /** What else the address says and no field shows. */
  kept: readonly { name: string; value: string }[]
}

export const filterFormId = 'filters'

/**
 * A plain GET form: the filters are in the URL, and it works without JavaScript. Without `autoComplete` the browser does
 * not restore ticks that were never applied.
 */
export function FilterBar({ query, facets, base, search, kept }: FilterBarProps) {
  return (
    <search>
      <form className={css.bar} id={filterFormId} action={base} autoComplete="off" data-filters>
        <div className={css.search}>
          <label htmlFor="search">{search.label}</label>
          <div>
            <input
              id="search"
              type="search"
              name="q"
              defaultValue={query}
              placeholder={search.placeholder}
              maxLength={120}
              spellCheck={false}
              enterKeyHint="search"
            />
            <button type="submit" aria-label="Search">
              <Lens />
            </button>
          </div>
        </div>
        <div className={css.groups}>
          {facets.map(facet => (
            <FilterGroup key={facet.name} facet={facet} hasMany={hasMany(facet)} />
          ))}
        </div>
        {kept.map(field => (
          <input key={field.value} type="hidden" {...field} />
        ))}
      </form>
    </search>
  )
}

function Lens() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  )
}

const fewEnoughForBoxes = 24

function hasMany({ options }: FilterFacet): boolean {
  return options.length > fewEnoughForBoxes
}
