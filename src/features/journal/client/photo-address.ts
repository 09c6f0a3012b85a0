import { addressOf } from '#platform/client/api.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { photoContract } from '../photo.contract.ts'

/** Null without a photo. */
export function photoAddress(
  { id, photoId }: Pick<JournalEntry, 'id' | 'photoId'>,
  size?: 'small',
): string | null {
  return photoId && addressOf(photoContract.readPhoto, { params: { id }, query: { size, v: photoId } })
}
