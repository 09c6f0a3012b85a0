import css from './FilterGroup.module.css'

export interface FilterFacet {
  /** Of the query parameter. */
  name: string
  title: string
  options: readonly { value: string; label: string; count: number; isChosen: boolean }[]
}

/** `name` makes the browser keep only one group open, without JavaScript. */
export function FilterGroup({ facet, hasMany }: { facet: FilterFacet; hasMany: boolean }) {
  const { title, options } = facet
  const chosen = options.filter(option => option.isChosen)
  return (
    <details className={css.group} name="filter">
      <summary data-chosen={chosen.length > 0}>
        {title}
        {chosen.length > 0 && <span>{chosen.length}</span>}
        <Caret />
      </summary>
      <fieldset>
        <legend>{title}</legend>
        <div className={css.options}>
          {(hasMany ? chosen : options).map(option => (
            <Box key={option.value} name={facet.name} option={option} />
          ))}
          {hasMany && <OneOfMany facet={facet} />}
        </div>
        <button className={css.apply} type="submit">
          Show these
        </button>
      </fieldset>
    </details>
  )
}

type Option = FilterFacet['options'][number]

function Box({ name, option }: { name: string; option: Option }) {
  return (
    <label data-empty={option.count === 0 && !option.isChosen}>
      <input type="checkbox" name={name} value={option.value} defaultChecked={option.isChosen} />
      <span>{option.label}</span>
      <small>{option.count.toLocaleString('en-US')}</small>
    </label>
  )
}

/** For hundreds of options: the selected ones are checkboxes, one more can be added from a select. */
function OneOfMany({ facet: { name, title, options } }: { facet: FilterFacet }) {
  const rest = options.filter(option => !option.isChosen && option.count > 0)
  return (
    <select name={name} aria-label={`Add a ${title.toLowerCase()}`} defaultValue="">
      <option value="">{rest.length === options.length ? 'Any' : 'No other'}</option>
      {rest.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {label}, {count}
        </option>
      ))}
    </select>
  )
}

function Caret() {
  return (
    <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
      <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
