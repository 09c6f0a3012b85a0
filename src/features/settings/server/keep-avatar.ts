import { randomBytes } from 'node:crypto'
import { commonRefusals, type Received, Refusal, refuse } from '#platform/api.contract.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import { type Storage, StorageFull } from '#platform/server/storage/storage.ts'
import { avatarContract, avatarFolder } from '../avatar.contract.ts'
import { type AvatarCrop, avatarExtensionOf } from '../avatar.rules.ts'
import type { Profile } from '../settings.contract.ts'
import { reencodeImage } from './reencode-image.ts'
import { removePictures } from './remove-pictures.job.ts'
import type { SettingsStore } from './settings.store.ts'

export interface Avatars {
  storage: Storage
  settings: Pick<SettingsStore, 'avatarOf' | 'changeAvatar'>
}

type Sent = Received<typeof avatarContract.keepAvatar>

export const avatarStorageFolder = avatarFolder.slice(1)

/** Under which name the picture at that address is kept. */
export function storedNameOf(avatarUrl: string): string {
  return avatarUrl.slice(1)
}

/**
 * Keeps a picture and shows it in the profile; the former one goes by a job of the same transaction. What fails leaves
 * the former one as it was, and no new file.
 */
export async function keepAvatar(
  avatars: Avatars,
  memberId: string,
  { body, query }: Sent,
): Promise<Profile> {
  if (!body || body.size === 0) throw refuse(avatarContract.keepAvatar, 'NO_IMAGE')
  const extension = avatarExtensionOf(query.name)
  if (!extension) throw refuse(avatarContract.keepAvatar, 'IMAGE_NOT_SUPPORTED')
  const picture = await reencodeImage(Buffer.from(await body.arrayBuffer()), extension, cropIn(query))
  const url = `${avatarFolder}/${randomBytes(16).toString('hex')}.${extension}`
  await keepFile(avatars.storage, storedNameOf(url), picture)
  return showAvatar(avatars, memberId, url).catch(async failure => {
    await takeBack(avatars, memberId, url).catch(() => undefined)
    throw failure
  })
}

export function removeAvatar(avatars: Avatars, memberId: string): Promise<Profile> {
  return showAvatar(avatars, memberId, null)
}

function cropIn({ x, y, size }: Sent['query']): AvatarCrop | undefined {
  return x === undefined || y === undefined || size === undefined ? undefined : { x, y, size }
}

async function keepFile(storage: Storage, name: string, bytes: Buffer): Promise<void> {
  await storage.keep(name, bytes).catch((failure: unknown) => {
    throw failure instanceof StorageFull ? refuse(avatarContract.keepAvatar, 'NO_SPACE') : failure
  })
}

async function showAvatar({ settings }: Avatars, memberId: string, url: string | null): Promise<Profile> {
  const profile = await settings.changeAvatar(memberId, url, (transaction, former) =>
    enqueueJob(transaction, removePictures, { names: [storedNameOf(former)] }),
  )
  // The account was deleted while its picture was on the way.
  if (!profile) throw new Refusal('UNAUTHENTICATED', commonRefusals.UNAUTHENTICATED)
  return profile
}

/** A connection may break after the row was written and before we heard of it; then the file is wanted. */
async function takeBack({ settings, storage }: Avatars, memberId: string, url: string): Promise<void> {
  const shown = await settings.avatarOf(memberId)
  if (shown !== url) await storage.remove(storedNameOf(url))
}
