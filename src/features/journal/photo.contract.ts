import * as z from 'zod/mini'
import { contract, file, json, upload } from '#platform/api.contract.ts'
import {
  noPhotoChosen,
  photoBytesLimit,
  photoNotSupported,
  photoTooLarge,
  photoUnreadable,
} from '#platform/photo.rules.ts'
import { journalEntry, noSuchEntry } from './journal.contract.ts'

const path = '/api/journal/entries/:id/photo'
const params = z.strictObject({ id: z.uuid() })

/** A refusal gives the exact reason under `fields.image` where its sentence does not. */
export const photoContract = contract({
  savePhoto: {
    method: 'PUT',
    path,
    summary:
      'Saves the photo of an entry, sent as the raw body with its own content type, encoded again as JPEG without metadata. It replaces the one before.',
    opensTo: 'members',
    params,
    /** File name. Only the extension is used. */
    query: z.strictObject({ name: z._default(z.string(), '') }),
    body: upload({
      types: ['image/*', 'application/octet-stream'],
      maxBytes: photoBytesLimit - 1,
      maxConcurrent: 8,
      maxConcurrentPerMember: 1,
      refusals: { tooLarge: 'IMAGE_TOO_LARGE', unsupported: 'IMAGE_NOT_SUPPORTED', busy: 'BUSY' },
    }),
    out: json(journalEntry),
    refusals: {
      ...noSuchEntry,
      NO_IMAGE: { status: 422, error: noPhotoChosen },
      IMAGE_TOO_LARGE: { status: 413, error: photoTooLarge },
      /** By its extension or its content, the file is not a JPG or PNG. */
      IMAGE_NOT_SUPPORTED: { status: 415, error: photoNotSupported },
      /** Damaged, or too large to decode. */
      IMAGE_UNREADABLE: { status: 422, error: photoUnreadable },
      TOO_MANY_PHOTOS: { status: 409, error: 'Your journal has room for 2,000 photos.' },
      BUSY: { status: 503, error: 'Too many photos at once. Please try again in a moment.' },
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
