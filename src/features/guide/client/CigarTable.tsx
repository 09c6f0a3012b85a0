import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { cigarPriceText } from '#features/catalogue/price-text.rules.ts'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import { InchRuler } from '#platform/client/ui/drawings/InchRuler.tsx'
import type { CigarRow, NameRow, Paired } from '../guide.contract.ts'
import { dimensions, makeLabel, strengthLabel } from '../guide-labels.rules.ts'
import css from './CigarTable.module.css'
import { listNotes } from './describe-line.ts'
import { PairScore } from './PairScore.tsx'

interface CigarTableProps {
  rows: readonly (CigarRow | NameRow | Paired<CigarRow>)[]
  inches: number
}

/** All rows are drawn to one scale under one ruler. */
export function CigarTable({ rows, inches }: CigarTableProps) {
  const isPaired = rows.some(row => 'score' in row)
  return (
    <div className={css.table} data-paired={isPaired} data-inches={inches}>
      <div className={css.head} aria-hidden="true">
        <InchRuler inches={inches} />
        <InchRuler inches={inches} />
        <span>Line</span>
        {isPaired ? (
          <>
            <span>Why these two</span>
            <span>Score</span>
          </>
        ) : (
          <>
            <span>Wrapper, country</span>
            <span>Strength, body</span>
            <span>Minutes, price</span>
          </>
        )}
      </div>
      <ul>
        {rows.map(row => (
          <li key={row.id} data-specimen-row>
            <div className={css.drawing} data-inches={inches}>
              {'vitola' in row && row.vitola && <ScaledCigar {...row} size={row.vitola} inches={inches} />}
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
  const { wrapper, country, strength, body, vitola, make, price } = row
  return (
    <>
      <p className={css.make}>
        <span>{wrapper}</span>
        {[country, makeLabel(make)].filter(Boolean).join(', ')}
      </p>
      <p className={css.make}>
        <span data-strength>{strengthLabel(strength)}</span>
        {strengthLabel(body)} body
      </p>
      <p className={css.minutes}>
        {vitola && <span>{vitola.minutes} min</span>}
        {price && cigarPriceText(price)}
      </p>
    </>
  )
}

function PairingReason({ row }: { row: Paired<CigarRow> }) {
  return (
    <>
      <p className={css.make}>{row.why}</p>
      <p className={css.score}>
        <PairScore pair={row} />
      </p>
    </>
  )
}
