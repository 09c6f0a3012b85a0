import { call } from '#platform/client/api.ts'
import { pictureError } from '#platform/client/picture-error.ts'
import { type JournalEntry, journalContract } from '../journal.contract.ts'
import { photoContract } from '../photo.contract.ts'

/** What the form does with the photo of its entry. */
export type PhotoChange = { kind: 'chosen'; file: File; url: string } | { kind: 'removed' }

/** The texts are saved, the photo is not. */
export interface PhotoFailure {
  /** Undefined if it could not be read. */
  saved: JournalEntry | undefined
  reason: string
}

export async function savePhotoOf(
  entryId: string,
  change: PhotoChange | undefined,
): Promise<'saved' | PhotoFailure> {
  if (!change) return 'saved'
  const params = { id: entryId }
  try {
    if (change.kind === 'removed') await call(photoContract.removePhoto, { params })
    else await call(photoContract.savePhoto, { params, query: { name: change.file.name }, body: change.file })
    return 'saved'
  } catch (failure) {
    const saved = await call(journalContract.readEntry, { params }).catch(() => undefined)
    return { saved, reason: pictureError(failure, 'Please try again.') }
  }
}
