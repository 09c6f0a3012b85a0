import { randomBytes } from 'node:crypto'
import { commonRefusals, type HandlerInput, Refusal, refuse } from '#platform/api.contract.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import { type Storage, StorageFull } from '#platform/server/storage/storage.ts'
import { avatarContract, avatarFolder } from '../avatar.contract.ts'
import { type AvatarCrop, avatarExtensionOf } from '../avatar.rules.ts'
import type { Profile } from '../member.contract.ts'
import type { MemberStore } from './member.store.ts'
import { reencodeAvatar } from './reencode-avatar.ts'
import { removePictures } from './remove-pictures.job.ts'

export interface AvatarServices {
  storage: Storage
  members: Pick<MemberStore, 'readAvatarUrl' | 'changeAvatarUrl'>
}

type Upload = HandlerInput<typeof avatarContract.saveAvatar>

export const avatarStorageFolder = avatarFolder.slice(1)

/** Name in storage of the picture with that URL. */
export function storageNameOf(avatarUrl: string): string {
  return avatarUrl.slice(1)
}

/**
 * The transaction that sets the new picture also enqueues the removal of the previous one. A failure leaves no new
 * file.
 */
export async function saveAvatar(
  avatars: AvatarServices,
  memberId: string,
  { body, query }: Upload,
): Promise<Profile> {
  if (body.length === 0) throw refuse(avatarContract.saveAvatar, 'NO_IMAGE')
  const extension = avatarExtensionOf(query.name)
  if (!extension) throw refuse(avatarContract.saveAvatar, 'IMAGE_NOT_SUPPORTED')
  const picture = await reencodeAvatar(Buffer.from(body), extension, cropOf(query))
  const url = `${avatarFolder}/${randomBytes(16).toString('hex')}.${extension}`
  await storeFile(avatars.storage, storageNameOf(url), picture)
  return setAvatar(avatars, memberId, url).catch(async failure => {
    await removeUnlessSet(avatars, memberId, url).catch(() => undefined)
    throw failure
  })
}

export function removeAvatar(avatars: AvatarServices, memberId: string): Promise<Profile> {
  return setAvatar(avatars, memberId, null)
}

function cropOf({ x, y, size }: Upload['query']): AvatarCrop | undefined {
  return x === undefined || y === undefined || size === undefined ? undefined : { x, y, size }
}

async function storeFile(storage: Storage, name: string, bytes: Buffer): Promise<void> {
  await storage.save(name, bytes).catch((failure: unknown) => {
    throw failure instanceof StorageFull ? refuse(avatarContract.saveAvatar, 'NO_SPACE') : failure
  })
}

async function setAvatar(
  { members }: AvatarServices,
  memberId: string,
  url: string | null,
): Promise<Profile> {
  const profile = await members.changeAvatarUrl(memberId, url, (transaction, previousUrl) =>
    enqueueJob(transaction, removePictures, { names: [storageNameOf(previousUrl)] }),
  )
  // The account was deleted during the upload.
  if (!profile) throw new Refusal('UNAUTHENTICATED', commonRefusals.UNAUTHENTICATED)
  return profile
}

/** A connection can fail after the commit: then the row refers to the file, which has to stay. */
async function removeUnlessSet(
  { members, storage }: AvatarServices,
  memberId: string,
  url: string,
): Promise<void> {
  const currentUrl = await members.readAvatarUrl(memberId)
  if (currentUrl !== url) await storage.remove(storageNameOf(url))
}
