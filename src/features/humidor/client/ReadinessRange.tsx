import { MarkedRange } from '#platform/client/ui/charts/MarkedRange.tsx'
import type { HumidorItem } from '../humidor.contract.ts'
import { ageWords, readinessOf, stateWords } from './humidor-figures.ts'
import css from './Ledger.module.css'

/** Where a cigar stands between its rest and the end of its best time. */
export function ReadinessRange({ item, day }: { item: HumidorItem; day: string }) {
  const window = readinessOf(item, day)
  if (!window) return <p className={css.unknown}>Not known</p>
  const { state, ageDays, rule } = window
  return (
    <MarkedRange
      from={rule.primeFromDays}
      to={rule.primeUntilDays}
      marker={ageDays}
      max={Math.max(rule.primeUntilDays * 1.25, ageDays)}
      state={stateWords[state]}
      detail={item.purchasedOn === null ? `until ${item.agingUntil}` : ageWords(ageDays)}
      isUrgent={state === 'past'}
    />
  )
}
