import { MarkedRange } from '#platform/client/ui/charts/MarkedRange.tsx'
import type { HumidorItem, ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { stateWords } from '../readiness.rules.ts'
import { ageWords, readinessOf } from './humidor-figures.ts'
import css from './Ledger.module.css'

interface ReadinessRangeProps {
  item: HumidorItem
  day: string
  rules: readonly ReadinessRuleOfStrength[]
}

/** Where a cigar stands between its rest and the end of its best time. */
export function ReadinessRange({ item, day, rules }: ReadinessRangeProps) {
  const window = readinessOf(item, day, rules)
  if (!window) return <p className={css.unknown}>Not known</p>
  const { state, ageDays, rule } = window
  return (
    <MarkedRange
      early={rule.restDays}
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
