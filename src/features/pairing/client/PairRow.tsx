import type { ReactNode } from 'react'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import css from './PairRows.module.css'

interface PairRowProps {
  drawing: ReactNode
  /** What is drawn. */
  of: 'cigar' | 'drink'
  name: string
  detail: string
  score: number | null
  verdict?: string | null
}

/** The face of a row that leads to a pair: one half of it drawn, what it is, its score. */
export function PairRow({ drawing, of, name, detail, score, verdict }: PairRowProps) {
  return (
    <>
      <span className={css.drawing} data-of={of}>
        {drawing}
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.reason}>{detail}</span>
      </span>
      {score !== null && (
        <span className={css.score}>
          <b>{score}</b>
          {verdict && <span>{verdict}</span>}
        </span>
      )}
    </>
  )
}

export function SmallGlass({ drink }: Pick<PairDrawing, 'drink'>) {
  return <PouredGlass pour={pourOf(drink)} colour={drink.colour} heightPixels={84} />
}

export function SmallCigar({ cigar }: Pick<PairDrawing, 'cigar'>) {
  if (!cigar.drawing) return <UnsizedCigar pixelsPerInch={22} />
  return <Cigar {...cigar.drawing} pixelsPerInch={22} brand={cigar.brand} />
}
