import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarRow, NameRow, Paired } from '../guide.contract.ts'
import { dimensions, strengthLabel } from '../guide-labels.rules.ts'
import css from './CigarTable.module.css'
import { listNotes } from './describe-line.ts'
import { InchRuler } from './InchRuler.tsx'
import { ScaledCigar } from './ScaledCigar.tsx'

interface CigarTableProps {
  rows: readonly (CigarRow | NameRow | Paired<CigarRow>)[]
  inches: number
}

/** All rows are drawn to one scale under one ruler. */
export function CigarTable({ rows, inches }: CigarTableProps) {
  const isPaired = rows.some(row => 'score' in row)
  return (
    <div className={css.table} data-paired={isPaired}>
      <div className={css.head} aria-hidden="true">
        <InchRuler inches={inches} />
        <span>Line</span>
        <span>{isPaired ? 'Why these two' : 'Wrapper, strength, country'}</span>
        {isPaired && <span>Score</span>}
      </div>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <div className={css.drawing} data-inches={inches}>
              {'vitola' in row && row.vitola && (
                <ScaledCigar vitola={row.vitola} shade={row.shade} brand={row.brand} inches={inches} />
              )}
            </div>
            <div className={css.name}>
              <h3>
                <a href={cataloguePages.cigar(row.id)}>{row.name}</a>
              </h3>
              {'vitola' in row && <SizeAndNotes row={row} />}
            </div>
            {'score' in row ? <PairingReason row={row} /> : <Facts row={row} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function SizeAndNotes({ row: { vitola, notes } }: { row: CigarRow }) {
  return (
    <p>
      {vitola && <span>{[vitolaName(vitola), dimensions(vitola)].filter(Boolean).join(', ')}. </span>}
      {listNotes(notes.slice(0, 3))}
    </p>
  )
}

function Facts({ row }: { row: CigarRow | NameRow }) {
  if (!('vitola' in row))
    return (
      <p className={css.make}>
        <span>Known by name only</span>
        {row.country}
      </p>
    )
  return (
    <p className={css.make}>
      <span>{row.wrapper}</span>
      {strengthLabel(row.strength)}
      {row.country && `, ${row.country}`}
    </p>
  )
}

function PairingReason({ row }: { row: Paired<CigarRow> }) {
  return (
    <>
      <p className={css.make}>{row.why}</p>
      <p className={css.score}>
        <span className={css.visuallyHidden}>Score </span>
        {row.score}
      </p>
    </>
  )
}
