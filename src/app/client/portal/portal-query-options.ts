import type { DefaultOptions } from '@tanstack/react-query'

/** Offline, queries fail with an error; by default they would pause silently. */
export const portalQueryOptions: DefaultOptions = {
  queries: { retry: false, networkMode: 'always' },
  mutations: { networkMode: 'always' },
}
