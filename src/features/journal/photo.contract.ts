import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { photoQuery, photoRefusals, photoUpload } from '#platform/photo.contract.ts'
import { journalEntry, noSuchEntry } from './journal.contract.ts'

const path = '/api/journal/entries/:id/photo'
const params = z.strictObject({ id: z.uuid() })

export const photoContract = contract({
  savePhoto: {
    method: 'PUT',
    path,
    summary:
      'Saves the photo of an entry, sent as the raw body with its own content type, encoded again as JPEG without metadata. It replaces the one before.',
    opensTo: 'members',
    params,
    query: photoQuery,
    body: photoUpload,
    out: json(journalEntry),
    refusals: {
      ...noSuchEntry,
      ...photoRefusals,
      TOO_MANY_PHOTOS: { status: 409, error: 'Your journal has room for 2,000 photos.' },
    },
    limit: { requests: 30, seconds: 60 },
  },
  readPhoto: {
    method: 'GET',
    path,
    summary: 'The photo of an entry, to its owner only; a small square with `size=small`.',
    opensTo: 'members',
    params,
    query: z.strictObject({
      size: z.optional(z.literal('small')),
      /** `photoId` of the entry, so that a page shows a replaced photo at once. */
      v: z.optional(z.uuid()),
    }),
    out: file('image/jpeg'),
    refusals: {},
  },
  removePhoto: {
    method: 'DELETE',
    path,
    summary: 'Removes the photo of an entry, if there is one.',
    opensTo: 'members',
    params,
    out: json(journalEntry),
    refusals: noSuchEntry,
  },
})
