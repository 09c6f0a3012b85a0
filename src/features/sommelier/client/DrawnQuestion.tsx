import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { GlassType } from '#features/catalogue/glass.contract.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import type { Question } from '#features/pairing/client/pair-search.ts'
import css from './DrawnQuestion.module.css'

const glasses: Record<DrinkKind, { type: GlassType; color: string; ice?: boolean }> = {
  spirit: { type: 'rocks', color: '#B4631C', ice: true },
  wine: { type: 'wine', color: '#6E1B2E' },
  mocktail: { type: 'highball', color: '#C98A3C', ice: true },
}

export function DrawnQuestion({ question: { has, kind } }: { question: Question }) {
  const glass = glasses[has === 'cigar' ? kind : 'spirit']
  return (
    <div className={css.pair} data-has={has} aria-hidden="true">
      <div className={css.cigar}>
        <Cigar
          lengthInches={6}
          ringGauge={52}
          shape="parejo"
          pixelsPerInch={100}
          shade="maduro"
          brand="Smoke Deck"
        />
      </div>
      <span className={css.and}>&amp;</span>
      <div className={css.glass}>
        <Glass {...glass} heightPixels={290} />
      </div>
    </div>
  )
}
