import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Period, periods } from '../palate.contract.ts'
import type { PalateSearch } from './palate-search.ts'

const defaultPeriod: Period = 'year'

/** The address holds the period and the year, so that a reload restores them; invalid values are ignored. */
export function usePalateAddress() {
  const search = useSearch({ from: '/dashboard/journal/palate' })
  const navigate = useNavigate()
  const show = (changes: PalateSearch) =>
    void navigate({
      to: '/dashboard/journal/palate',
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  return {
    period: periods.find(period => period === search.period) ?? defaultPeriod,
    year: /^(19|[2-9]\d)\d\d$/.test(search.year ?? '') ? Number(search.year) : undefined,
    setPeriod: (period: Period) => show({ period }),
    setYear: (year: number) => show({ year: String(year) }),
  }
}
