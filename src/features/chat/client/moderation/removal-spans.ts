/** Since when the messages of a member are removed. */
export const removalSpans = [
  { value: 'hour', label: 'Of the last hour' },
  { value: 'today', label: 'Of today' },
  { value: 'week', label: 'Of the last seven days' },
  { value: 'all', label: 'All of them' },
] as const
export type RemovalSpan = (typeof removalSpans)[number]['value']

const hourMilliseconds = 3_600_000

export function startOf(span: RemovalSpan, now: Date): Date {
  switch (span) {
    case 'hour':
      return new Date(now.getTime() - hourMilliseconds)
    case 'today':
      return new Date(now.getFullYear(), now.getMonth(), now.getDate())
    case 'week':
      return new Date(now.getTime() - 7 * 24 * hourMilliseconds)
    case 'all':
      return new Date(0)
  }
}

export const countMessages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)
