import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

export const appContract = contract({
  readHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Reports that the process is alive. Checks nothing else.',
    opensTo: 'everyone',
    out: json(z.object({ status: z.literal('alive'), version: z.string(), uptimeSeconds: z.number() })),
    refusals: {},
  },
  readReadiness: {
    method: 'GET',
    path: '/api/ready',
    summary:
      'Reports whether the server can serve requests: lock held, database takes a write, migrations applied.',
    opensTo: 'everyone',
    out: json(
      z.object({
        status: z.literal('ready'),
        checks: z.object({ lock: z.literal('held'), database: z.literal('answers'), migrations: z.number() }),
      }),
    ),
    refusals: {
      NOT_READY: { status: 503, error: 'Smoke Deck is not ready yet. Please try again in a moment.' },
    },
  },
})
