import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { avatarFailed, avatarNotSupported, avatarTooLarge, noAvatarChosen } from './avatar.rules.ts'
import { profile } from './settings.contract.ts'

/** Where pictures are: `/avatars/<random name>`, as `profiles.avatar_url` says it. */
export const avatarFolder = '/avatars'

const pixels = (least: number) => z.optional(z.coerce.number().check(z.int(), z.gte(least), z.lte(100_000)))

/** Under `fields.image` a refusal says what is the matter, where the sentence itself does not. */
export const avatarContract = contract({
  keepAvatar: {
    method: 'PUT',
    path: '/api/profile/avatar',
    summary:
      'Keeps a picture, sent as it is with its own content type, cut to a square and made anew without anything but the picture.',
    opensTo: 'members',
    query: z
      .strictObject({
        /** The file's name; only its extension matters. */
        name: z._default(z.string(), ''),
        /** A square of the picture as one sees it, in its own pixels: all three or none. */
        x: pixels(0),
        y: pixels(0),
        size: pixels(1),
      })
      .check(
        z.refine(
          ({ x, y, size }) => new Set([x, y, size].map(one => one === undefined)).size === 1,
          'A square needs x, y and size',
        ),
      ),
    body: z.optional(z.file()),
    out: profile,
    refusals: {
      NO_IMAGE: { status: 422, error: noAvatarChosen },
      IMAGE_TOO_LARGE: { status: 413, error: avatarTooLarge },
      /** By its name or by what is in it, this is none of the three kinds. */
      IMAGE_NOT_SUPPORTED: { status: 415, error: avatarNotSupported },
      /** One of the three kinds, but damaged, or too much to unpack. */
      IMAGE_UNREADABLE: { status: 422, error: avatarFailed },
      SQUARE_OUTSIDE: { status: 422, error: 'That square does not lie within the picture.' },
      NO_SPACE: {
        status: 503,
        error: 'The house has no room for pictures right now. Please try again later.',
      },
      BUSY: { status: 503, error: 'Too many pictures at once. Please try again in a moment.' },
    },
    limit: { requests: 30, seconds: 60 },
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/profile/avatar',
    summary: 'Removes the picture. Without one it does nothing.',
    opensTo: 'members',
    out: profile,
    refusals: {},
  },
})
