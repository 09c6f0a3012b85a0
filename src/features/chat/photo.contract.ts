import * as z from 'zod/mini'
import { contract, file, json, upload } from '#platform/api.contract.ts'
import {
  noPhotoChosen,
  photoBytesLimit,
  photoNotSupported,
  photoTooLarge,
  photoUnreadable,
} from '#platform/photo.rules.ts'

/** Bounds what one member can store. */
export const maxChatPhotos = 1_000
/** Longer side of the picture in the log. */
export const chatPreviewPixels = 800

const path = '/api/chat/photos/:id'
const params = z.strictObject({ id: z.uuid() })

/** A refusal gives the exact reason under `fields.image` where its sentence does not. */
export const chatPhotoContract = contract({
  savePhoto: {
    method: 'PUT',
    path,
    summary:
      'Saves a photo for a message, sent as the raw body with its own content type, encoded again as JPEG without metadata. Sent again with the same id, it is saved once. Unsent, it is removed after a day.',
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
    out: json(z.object({ id: z.string(), width: z.number(), height: z.number() })),
    refusals: {
      NO_IMAGE: { status: 422, error: noPhotoChosen },
      IMAGE_TOO_LARGE: { status: 413, error: photoTooLarge },
      /** By its extension or its content, the file is not a JPG or PNG. */
      IMAGE_NOT_SUPPORTED: { status: 415, error: photoNotSupported },
      /** Damaged, or too large to decode. */
      IMAGE_UNREADABLE: { status: 422, error: photoUnreadable },
      ID_TAKEN: { status: 422, error: 'Another photo has this id.' },
      TOO_MANY_PHOTOS: {
        status: 409,
        error: 'You have 1,000 photos in the lounge. Delete a message with one first.',
      },
      BUSY: { status: 503, error: 'Too many photos at once. Please try again in a moment.' },
    },
    limit: { requests: 30, seconds: 60 },
  },
  readPhoto: {
    method: 'GET',
    path,
    summary: 'A photo that was sent, to members; a smaller one with `size=small`.',
    opensTo: 'members',
    params,
    query: z.strictObject({ size: z.optional(z.literal('small')) }),
    out: file('image/jpeg'),
    refusals: {},
  },
})
