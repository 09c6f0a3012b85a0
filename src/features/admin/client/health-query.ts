import { queryOptions } from '@tanstack/react-query'
import type { call } from '#platform/client/api.ts'
import { deskContract, type HealthCheck } from '../desk.contract.ts'

export const healthQuery = (callDesk: typeof call) =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => callDesk(deskContract.readHealth, {}, { signal }),
  })

/** One sentence: what is in trouble, or else what needs attention, or that all is well. */
export function summaryOf(checks: readonly HealthCheck[]): string {
  const titles = (state: HealthCheck['state']) =>
    checks.filter(check => check.state === state).map(({ title }) => title)
  const [trouble, attention] = [titles('trouble'), titles('attention')]
  if (trouble.length > 0) return `${listed(trouble)} ${areOrIs(trouble)} in trouble.`
  if (attention.length > 0)
    return `All runs. ${listed(attention)} ${trouble.length + attention.length > 1 ? 'need' : 'needs'} a look.`
  return 'All is well.'
}

const areOrIs = (words: readonly string[]) => (words.length > 1 ? 'are' : 'is')

function listed(words: readonly string[]): string {
  const [first = '', ...rest] = words.map((word, index) => (index === 0 ? word : word.toLowerCase()))
  return [first, ...rest].join(', ').replace(/, ([^,]*)$/, ' and $1')
}
