import * as z from 'zod/mini'
import { contract, file, json, upload } from '#platform/api.contract.ts'
import {
  avatarBytesLimit,
  avatarNotSupported,
  avatarTooLarge,
  avatarUploadFailed,
  noAvatarChosen,
} from './avatar.rules.ts'
import { profile } from './member.contract.ts'

/** Pictures are at `/avatars/<random name>`, the value of `profiles.avatar_url`. */
export const avatarFolder = '/avatars'

const pixels = (min: number) => z.optional(z.coerce.number().check(z.int(), z.gte(min), z.lte(100_000)))

/** A refusal gives the exact reason under `fields.image` where its sentence does not. */
export const avatarContract = contract({
  saveAvatar: {
    method: 'PUT',
    path: '/api/profile/avatar',
    summary:
      'Saves a picture, sent as the raw body with its own content type, cropped to a square and re-encoded without metadata.',
    opensTo: 'members',
    query: z
      .strictObject({
        /** File name. Only the extension is used. */
        name: z._default(z.string(), ''),
        /** Square of the picture as displayed, in pixels: all three or none. */
        x: pixels(0),
        y: pixels(0),
        size: pixels(1),
      })
      .check(
        z.refine(
          ({ x, y, size }) => new Set([x, y, size].map(value => value === undefined)).size === 1,
          'A square needs x, y and size',
        ),
      ),
    body: upload({
      types: ['image/*', 'application/octet-stream'],
      maxBytes: avatarBytesLimit - 1,
      maxConcurrent: 24,
      maxConcurrentPerMember: 2,
      refusals: { tooLarge: 'IMAGE_TOO_LARGE', unsupported: 'IMAGE_NOT_SUPPORTED', busy: 'BUSY' },
    }),
    out: json(profile),
    refusals: {
      NO_IMAGE: { status: 422, error: noAvatarChosen },
      IMAGE_TOO_LARGE: { status: 413, error: avatarTooLarge },
      /** By its extension or its content, the file is not a JPG, PNG or GIF. */
      IMAGE_NOT_SUPPORTED: { status: 415, error: avatarNotSupported },
      /** Damaged, or too large to decode. */
      IMAGE_UNREADABLE: { status: 422, error: avatarUploadFailed },
      SQUARE_OUTSIDE: { status: 422, error: 'That square is not inside the picture.' },
      NO_SPACE: {
        status: 503,
        error: 'There is no space for more pictures right now. Please try again later.',
      },
      BUSY: { status: 503, error: 'Too many pictures at once. Please try again in a moment.' },
    },
    limit: { requests: 30, seconds: 60 },
  },
  readAvatar: {
    method: 'GET',
    path: `${avatarFolder}/:file`,
    summary: 'A picture. Its name is never reused, so clients may cache it forever.',
    opensTo: 'members',
    params: z.strictObject({ file: z.string() }),
    out: file('image/jpeg', 'image/png', 'image/gif'),
    refusals: {},
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/profile/avatar',
    summary: 'Removes the picture, if there is one.',
    opensTo: 'members',
    out: json(profile),
    refusals: {},
  },
})
