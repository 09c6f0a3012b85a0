import { queryOptions, useQuery } from '@tanstack/react-query'
import type { call } from '#platform/client/api.ts'
import { deskContract, type HealthCheck } from '../desk.contract.ts'
import { useAdminCall } from './use-admin-access.ts'

export const healthQuery = (callDesk: typeof call) =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => callDesk(deskContract.readHealth, {}, { signal }),
  })

/** What follows a sentence about a mail where mail does not leave: ` No mail server is set: mail stays in the outbox.` */
export function useMailNote(): string {
  const { data } = useQuery(healthQuery(useAdminCall()))
  const mail = data?.checks.find(({ id }) => id === 'mail')
  return mail && mail.state !== 'good' ? ` ${mail.finding}` : ''
}

/** One sentence: what is in trouble, or else what needs attention, or that all is well. */
export function summaryOf(checks: readonly HealthCheck[]): string {
  const titles = (state: HealthCheck['state']) =>
    checks.filter(check => check.state === state).map(({ title }) => title)
  const [trouble, attention] = [titles('trouble'), titles('attention')]
  if (trouble.length > 0) return `${listed(trouble)} ${areMany(trouble) ? 'are' : 'is'} in trouble.`
  if (attention.length > 0)
    return `All runs. ${listed(attention)} ${areMany(attention) ? 'need' : 'needs'} a look.`
  return 'All is well.'
}

/** One title may be a plural, such as *Sensors*. */
const areMany = (titles: readonly string[]) => titles.length > 1 || titles[0]!.endsWith('s')

function listed(words: readonly string[]): string {
  const [first = '', ...rest] = words.map((word, index) => (index === 0 ? word : word.toLowerCase()))
  return [first, ...rest].join(', ').replace(/, ([^,]*)$/, ' and $1')
}
