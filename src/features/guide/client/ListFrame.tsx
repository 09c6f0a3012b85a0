import type { ReactNode } from 'react'
import type { Listing } from '../guide.contract.ts'
import { counted, countWord } from '../guide-words.rules.ts'
import { FilterBar } from './FilterBar.tsx'
import css from './ListFrame.module.css'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { capital } from './say-line.ts'

interface ListFrameProps {
  list: Listing<unknown>
  base: string
  title: string
  lead: string
  search: { label: string; placeholder: string }
  one: string
  many: string
  /** The outline of one that is not there. */
  missing: ReactNode
  children: ReactNode
}

/** What both lists have in common: the title, the filters, the count, the rows, the way to the next page. */
export function ListFrame({ list, base, title, lead, search, one, many, missing, children }: ListFrameProps) {
  const isNamed = list.q !== '' && list.found > 0
  return (
    <main id="main" className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <FilterBar list={list} base={base} search={search} />
      <section aria-labelledby="found">
        <header className={css.found}>
          <h2 id="found">{sayFound(list, one, many)}</h2>
          {(list.chosen.length > 0 || isNamed) && (
            <ul aria-label="Chosen">
              {list.chosen.map(({ label, without }) => (
                <li key={without}>
                  <a href={without} aria-label={`${label}: take it out`}>
                    {label}
                    <Cross />
                  </a>
                </li>
              ))}
              <li>
                <a className={css.all} href={base}>
                  Show them all
                </a>
              </li>
            </ul>
          )}
        </header>
        {list.found > 0 ? (
          children
        ) : (
          <NothingFound
            base={base}
            total={list.total}
            many={many}
            isChosen={list.chosen.length > 0}
            missing={missing}
          />
        )}
      </section>
      <Pager list={list} />
    </main>
  )
}

function sayFound({ found, total, q }: Listing<unknown>, one: string, many: string): string {
  const named = q ? ` for “${q}”` : ''
  if (found === total) return `All ${countWord(total)} ${many}`
  return `${capital(counted(found, one, many))}${named}`
}

function Cross() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="m1 1 8 8M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
