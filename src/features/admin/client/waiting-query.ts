import { queryOptions } from '@tanstack/react-query'
import type { call } from '#platform/client/api.ts'
import { deskContract, type Waiting } from '../desk.contract.ts'

export const waitingQuery = (callDesk: typeof call) =>
  queryOptions({
    queryKey: ['admin', 'waiting'],
    queryFn: ({ signal }) => callDesk(deskContract.readWaiting, {}, { signal }),
    staleTime: 0,
  })

const units: Readonly<Record<keyof Waiting, readonly [one: string, many: string]>> = {
  reports: ['report', 'reports'],
  corrections: ['correction of the catalog', 'corrections of the catalog'],
  accounts: ['account to let in', 'accounts to let in'],
}

/** `1 report and 2 accounts to let in wait for you.` Undefined if nothing does. */
export function waitingInWords(waiting: Waiting): string | undefined {
  const parts = (Object.keys(units) as (keyof Waiting)[]).flatMap(kind => {
    const [one, many] = units[kind]
    const count = waiting[kind]
    return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`]
  })
  if (parts.length === 0) return undefined
  const isOne = waiting.reports + waiting.corrections + waiting.accounts === 1
  return `${new Intl.ListFormat('en-US').format(parts)} ${isOne ? 'waits' : 'wait'} for you.`
}
