import type { ReactNode } from 'react'
import type { Listing } from '../guide.contract.ts'
import { countNoun, countWord } from '../guide-labels.rules.ts'
import { capitalize } from './describe-line.ts'
import { FilterBar } from './FilterBar.tsx'
import css from './ListFrame.module.css'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'

interface ListFrameProps {
  list: Listing<unknown>
  base: string
  title: string
  lead: string
  search: { label: string; placeholder: string }
  singular: string
  plural: string
  /** Shown if nothing matches. */
  emptyArt: ReactNode
  children: ReactNode
}

export function ListFrame({
  list,
  base,
  title,
  lead,
  search,
  singular,
  plural,
  emptyArt,
  children,
}: ListFrameProps) {
  const hasMatchesForName = list.q !== '' && list.matchCount > 0
  return (
    <main id="main" className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <FilterBar list={list} base={base} search={search} />
      <section aria-labelledby="found">
        <header className={css.found}>
          <h2 id="found">{headingOf(list, singular, plural)}</h2>
          {(list.chosen.length > 0 || hasMatchesForName) && (
            <ul aria-label="Active filters">
              {list.chosen.map(({ label, without }) => (
                <li key={without}>
                  <a href={without} aria-label={`Remove ${label}`}>
                    {label}
                    <Cross />
                  </a>
                </li>
              ))}
              <li>
                <a className={css.all} href={base}>
                  Show all
                </a>
              </li>
            </ul>
          )}
        </header>
        {list.matchCount > 0 ? (
          children
        ) : (
          <NothingFound
            base={base}
            total={list.total}
            plural={plural}
            hasFilters={list.chosen.length > 0}
            art={emptyArt}
          />
        )}
      </section>
      <Pager list={list} />
    </main>
  )
}

function headingOf({ matchCount, total, q }: Listing<unknown>, one: string, many: string): string {
  const named = q ? ` for “${q}”` : ''
  if (matchCount === total) return `All ${countWord(total)} ${many}`
  return `${capitalize(countNoun(matchCount, one, many))}${named}`
}

function Cross() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="m1 1 8 8M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
