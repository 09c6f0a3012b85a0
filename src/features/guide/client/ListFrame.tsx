import type { ReactNode } from 'react'
import type { EngravingName } from '#features/illustrations/client/engraving/engraving-names.ts'
import { FilterBar } from '#platform/client/ui/forms/FilterBar.tsx'
import { Pager } from '#platform/client/ui/Pager.tsx'
import { capitalize, countWord } from '#platform/text.rules.ts'
import type { Listing } from '../guide.contract.ts'
import { countNoun } from '../guide-labels.rules.ts'
import { LetterRail } from './LetterRail.tsx'
import css from './ListFrame.module.css'
import { missingAddress } from './missing-address.ts'
import { NothingFound } from './NothingFound.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { TellUs } from './TellUs.tsx'

interface ListFrameProps {
  list: Listing<unknown>
  base: string
  title: string
  lead: string
  search: { label: string; placeholder: string }
  singular: string
  plural: string
  /** Shown if nothing matches. */
  emptyArt: EngravingName
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
      <FilterBar
        query={list.q}
        facets={list.facets}
        base={base}
        search={search}
        kept={list.rail.filter(({ isChosen }) => isChosen).map(({ value }) => ({ name: 'letter', value }))}
      />
      <LetterRail rail={list.rail} />
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
              {list.matchCount > 0 && (
                <li>
                  <a className={css.all} href={base}>
                    Show all
                  </a>
                </li>
              )}
            </ul>
          )}
          {list.matchCount > 1 && <OrderChoice list={list} />}
        </header>
        {list.matchCount > 0 ? (
          <>
            <p className={css.orderNote}>
              {list.replaced && `“${list.replaced.typed}” is the filter “${list.replaced.label}”. `}
              {list.orderNote}
            </p>
            {list.isApproximate && <TellUs href={missingAddress(base, list.q)} />}
            {children}
          </>
        ) : (
          <NothingFound
            base={base}
            q={list.q}
            total={list.total}
            plural={plural}
            hasFilters={list.chosen.length > 0}
            remedies={list.remedies}
            singular={singular}
            art={emptyArt}
          />
        )}
      </section>
      <Pager
        page={list.page}
        pages={list.pages}
        first={list.first}
        previous={list.previous}
        next={list.next}
        last={list.last}
      />
    </main>
  )
}

function headingOf(
  { matchCount, total, q, isApproximate }: Listing<unknown>,
  one: string,
  many: string,
): string {
  if (isApproximate && matchCount > 0) return `No “${q}”. The closest ${many}`
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
