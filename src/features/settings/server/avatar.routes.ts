import type { FastifyInstance } from 'fastify'
import { tellAccount } from '#features/accounts/server/tell-account.ts'
import { authorize } from '#platform/server/http/callers.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { avatarContract, avatarFolder } from '../avatar.contract.ts'
import { type AvatarExtension, avatarExtensionOf } from '../avatar.rules.ts'
import { receiveImages } from './receive-image.ts'
import { type AvatarServices, removeAvatar, saveAvatar, storageNameOf } from './save-avatar.ts'

interface Services extends AvatarServices {
  live: Live
}

const contentTypes: Record<AvatarExtension, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

export async function avatarRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { live } = services
  await app.register(async scope => {
    receiveImages(scope)
    mountContract(scope, avatarContract, {
      async saveAvatar(received, { memberId }) {
        const profile = await saveAvatar(services, memberId!, received)
        tellAccount(live, memberId!, 'user-updated')
        return profile
      },
      async removeAvatar(_received, { memberId }) {
        const profile = await removeAvatar(services, memberId!)
        tellAccount(live, memberId!, 'user-updated')
        return profile
      },
    })
  })
  serveAvatars(app, services)
}

/** Names are never reused, so browsers may cache forever. The sandbox policy covers a picture opened as a document. */
function serveAvatars(app: FastifyInstance, { storage }: AvatarServices): void {
  app.get<{ Params: { file: string } }>(
    `${avatarFolder}/:file`,
    {
      schema: { hide: true },
      config: { opensTo: 'members' },
      onRequest: async request => {
        await authorize('members', request)
      },
    },
    async (request, reply) => {
      const { file } = request.params
      const extension = avatarExtensionOf(file)
      const isStorageName = /^[0-9a-f]{32}\.[a-z]+$/.test(file)
      const picture =
        extension && isStorageName && (await storage.read(storageNameOf(`${avatarFolder}/${file}`)))
      if (!picture) return reply.callNotFound()
      return reply
        .type(contentTypes[extension])
        .headers({
          'content-disposition': `inline; filename="avatar.${extension}"`,
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, max-age=31536000, immutable',
        })
        .send(picture)
    },
  )
}
