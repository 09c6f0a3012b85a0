import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { photoQuery, photoRefusals, photoUpload } from '#platform/photo.contract.ts'

/** Bounds what hosts can store. */
export const maxCovers = 1_000
/** Longer side of the picture in the lists. */
export const coverPreviewPixels = 1_120
export const maxCoverTextLength = 200

const params = z.strictObject({ id: z.uuid() })

export const coversContract = contract({
  saveCover: {
    method: 'PUT',
    path: '/api/admin/events/covers/:id',
    summary:
      'Saves a picture for events, sent as the raw body with its own content type, encoded again as JPEG without metadata. Sent again with the same id, it is saved once. It is removed with its last event, and after a day if no event has it.',
    opensTo: 'host',
    params,
    query: photoQuery,
    body: photoUpload,
    out: json(z.object({ id: z.string(), width: z.number(), height: z.number() })),
    refusals: {
      ...photoRefusals,
      TOO_MANY_COVERS: {
        status: 409,
        error: 'The lounge has 1,000 pictures of events. Remove one from an event first.',
      },
    },
    limit: { requests: 30, seconds: 60 },
  },
  readCover: {
    method: 'GET',
    path: '/api/events/covers/:id',
    summary: 'A picture of events; a smaller one with `size=small`.',
    opensTo: 'members',
    params,
    query: z.strictObject({ size: z.optional(z.literal('small')) }),
    out: file('image/jpeg'),
    refusals: {},
  },
})
