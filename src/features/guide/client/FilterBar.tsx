import type { Listing, ShownFacet } from '../guide.contract.ts'
import css from './FilterBar.module.css'
import { FilterGroup } from './FilterGroup.tsx'

interface FilterBarProps {
  list: Listing<unknown>
  base: string
  search: { label: string; placeholder: string }
}

/** A plain GET form: the filters are in the URL, and it works without JavaScript. */
export function FilterBar({ list, base, search }: FilterBarProps) {
  return (
    <search>
      <form className={css.bar} action={base} data-filters>
        <label className={css.search}>
          <span>{search.label}</span>
          <input
            type="search"
            name="q"
            defaultValue={list.q}
            placeholder={search.placeholder}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <div className={css.groups}>
          {list.facets.map(facet => (
            <FilterGroup key={facet.name} facet={facet} hasMany={hasMany(facet)} />
          ))}
        </div>
        <button className={css.show} type="submit">
          Show
        </button>
      </form>
    </search>
  )
}

const fewEnoughForBoxes = 24

function hasMany({ options }: ShownFacet): boolean {
  return options.length > fewEnoughForBoxes
}
