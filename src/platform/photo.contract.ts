import * as z from 'zod/mini'
import { upload } from './api.contract.ts'
import {
  noPhotoChosen,
  photoBytesLimit,
  photoNotSupported,
  photoTooLarge,
  photoUnreadable,
} from './photo.rules.ts'

/** File name. Only the extension is used. */
export const photoQuery = z.strictObject({ name: z._default(z.string(), '') })

export const photoUpload = upload({
  types: ['image/*', 'application/octet-stream'],
  maxBytes: photoBytesLimit - 1,
  maxConcurrent: 8,
  maxConcurrentPerMember: 1,
  refusals: { tooLarge: 'IMAGE_TOO_LARGE', unsupported: 'IMAGE_NOT_SUPPORTED', busy: 'BUSY' },
})

/** Each gives the exact reason under `fields.image` where its sentence does not. */
export const photoRefusals = {
  NO_IMAGE: { status: 422, error: noPhotoChosen },
  IMAGE_TOO_LARGE: { status: 413, error: photoTooLarge },
  /** By its extension or its content, the file is not a JPG or PNG. */
  IMAGE_NOT_SUPPORTED: { status: 415, error: photoNotSupported },
  /** Damaged, or too large to decode. */
  IMAGE_UNREADABLE: { status: 422, error: photoUnreadable },
  BUSY: { status: 503, error: 'Too many photos at once. Please try again in a moment.' },
} as const
