import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import { avatarExtensionOf } from '../avatar.rules.ts'
import { findAvatarUrl } from './avatar.store.ts'
import { openMemberStore } from './member.store.ts'
import { removePictures } from './remove-pictures.job.ts'
import { type AvatarServices, storageNameOf } from './save-avatar.ts'

/** For the export and the deletion of an account. */
export interface Avatars {
  hasAvatar(memberId: string): Promise<boolean>
  readAvatar(memberId: string): Promise<{ extension: string; content: Uint8Array } | undefined>
  /** Enqueues the removal in the transaction that deletes the account. */
  removeWithAccount(transaction: Transaction, memberId: string): Promise<void>
}

interface Services extends Pick<AvatarServices, 'storage'> {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
}

export function openAvatars({ storage, database }: Services): Avatars {
  const members = openMemberStore(database)
  return {
    hasAvatar: async memberId => Boolean(await members.readAvatarUrl(memberId)),
    async readAvatar(memberId) {
      const url = await members.readAvatarUrl(memberId)
      const extension = url && avatarExtensionOf(url)
      const content = extension && (await storage.read(storageNameOf(url)))
      return extension && content ? { extension, content } : undefined
    },
    async removeWithAccount(transaction, memberId) {
      const url = await findAvatarUrl(transaction, memberId)
      if (url) await enqueueJob(transaction, removePictures, { names: [storageNameOf(url)] })
    },
  }
}
