import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { photoQuery, photoRefusals, photoUpload } from '#platform/photo.contract.ts'

/** Bounds what one member can store. */
export const maxChatPhotos = 1_000
/** Longer side of the picture in the log. */
export const chatPreviewPixels = 800

const path = '/api/chat/photos/:id'
const params = z.strictObject({ id: z.uuid() })

export const chatPhotoContract = contract({
  savePhoto: {
    method: 'PUT',
    path,
    summary:
      'Saves a photo for a message, sent as the raw body with its own content type, encoded again as JPEG without metadata. Sent again with the same id, it is saved once. Unsent, it is removed after a day.',
    opensTo: 'members',
    params,
    query: photoQuery,
    body: photoUpload,
    out: json(z.object({ id: z.string(), width: z.number(), height: z.number() })),
    refusals: {
      ...photoRefusals,
      ID_TAKEN: { status: 422, error: 'Another photo has this id.' },
      TOO_MANY_PHOTOS: {
        status: 409,
        error: 'You have 1,000 photos in the lounge. Delete a message with one first.',
      },
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
