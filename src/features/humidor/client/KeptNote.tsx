import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import css from '#features/pairing/client/OwnCigarNote.module.css'
import { Button } from '#platform/client/ui/Button.tsx'
import type { KeptRow } from '../kept.contract.ts'
import { humidorSearchOf, keptCount, keptPlace, type NamedCigar, rowsOf } from '../kept-cigars.rules.ts'
import { type KeptLink, offeredRows, shownRows } from './kept-links.ts'
import { keptQuery } from './kept-query.ts'
import { useKeptEvents } from './use-kept-events.ts'
import { useSmokeKept } from './use-smoke-kept.ts'

export interface KeptNoteProps {
  cigar: NamedCigar
  /** If it was asked about: what else of the humidor goes with it. */
  drink?: { id: string; name: string } | undefined
}
type RenderLink = (link: KeptLink, text: string) => ReactNode

/** Beside a result: how many of this cigar the member has, where, and how far they are. */
export function KeptNote({ cigar, drink, renderLink }: KeptNoteProps & { renderLink: RenderLink }) {
  useKeptEvents()
  const { data } = useQuery(keptQuery(drink?.id))
  const rows = rowsOf(cigar, data?.kept ?? [])
  const offered = data ? offeredRows(data, rows) : []
  return (
    <div className={css.note}>
      <Kept rows={rows} renderLink={renderLink} />
      {drink && offered.length > 0 && (
        <p>
          From your humidor:{' '}
          {joined(
            offered.map(row => [
              row.itemId,
              renderLink({ to: '/pair', search: { cigar: row.name, drink: drink.name } }, row.name),
            ]),
            ', ',
          )}
        </p>
      )}
    </div>
  )
}

function Kept({ rows, renderLink }: { rows: readonly KeptRow[]; renderLink: RenderLink }) {
  const [smokeId, setSmokeId] = useState<string>()
  const { smoke, undo, isWorking, error } = useSmokeKept(smokeId, setSmokeId)
  const [only] = rows.length === 1 ? rows : []
  const lines = useRef<HTMLDivElement>(null)
  // Before the pressed button goes away.
  const keepFocus = () => lines.current?.focus()
  return (
    <div ref={lines} tabIndex={-1}>
      <div className={css.row}>
        {rows.length > 0 && (
          <p>
            {keptCount(rows)}:{' '}
            {joined(
              shownRows(rows).map(row => [
                row.itemId,
                renderLink({ to: '/dashboard/humidor', search: humidorSearchOf(row, rows) }, keptPlace(row)),
              ]),
              '; ',
            )}
          </p>
        )}
        {only && (
          <Button
            size="small"
            working={isWorking}
            onClick={() => {
              if (only.quantity === 1) keepFocus()
              smoke(only.itemId)
            }}
          >
            Smoke it
          </Button>
        )}
      </div>
      <div className={css.row} role="status">
        {undo && (
          <>
            <p>One taken out.</p>
            <Button
              size="small"
              working={isWorking}
              onClick={() => {
                keepFocus()
                undo()
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

function joined(parts: readonly (readonly [key: string, part: ReactNode])[], separator: string): ReactNode {
  return parts.map(([key, part], index) => (
    <Fragment key={key}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ))
}
