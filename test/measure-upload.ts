import * as z from 'zod/mini'
import { json, type Procedure, upload } from '#platform/api.contract.ts'

/** A procedure that takes a picture and answers with its size. */
export const measureUpload = {
  method: 'PUT',
  path: '/api/measure',
  summary: 'Measures a picture.',
  opensTo: 'members',
  query: z.strictObject({ unit: z.enum(['bytes']) }),
  body: upload({
    types: ['image/*'],
    maxBytes: 1000,
    maxConcurrent: 3,
    maxConcurrentPerMember: 1,
    refusals: { tooLarge: 'PICTURE_TOO_LARGE', unsupported: 'NOT_A_PICTURE', busy: 'BUSY' },
  }),
  out: json(z.object({ bytes: z.number() })),
  refusals: {
    PICTURE_TOO_LARGE: { status: 413, error: 'Too large.' },
    NOT_A_PICTURE: { status: 415, error: 'Not a picture.' },
    BUSY: { status: 503, error: 'Busy.' },
  },
} as const satisfies Procedure
