import type { FastifyInstance } from 'fastify'
import { publishAccountEvent } from '#features/accounts/server/sessions/publish-account-event.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { displayOnly } from '#platform/server/pictures/display-only.ts'
import { avatarContract, avatarFolder } from '../avatar.contract.ts'
import { avatarExtensionOf } from '../avatar.rules.ts'
import { type AvatarServices, removeAvatar, saveAvatar, storageNameOf } from './save-avatar.ts'

interface Services extends AvatarServices {
  live: Live
}

const contentTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const

export function avatarRoutes(app: FastifyInstance, services: Services): void {
  const { live, storage } = services
  mountContract(app, avatarContract, {
    async saveAvatar(received, { memberId }) {
      const profile = await saveAvatar(services, memberId, received)
      publishAccountEvent(live, memberId, 'user-updated')
      return profile
    },
    async removeAvatar(_received, { memberId }) {
      const profile = await removeAvatar(services, memberId)
      publishAccountEvent(live, memberId, 'user-updated')
      return profile
    },
    async readAvatar({ params: { file } }) {
      const extension = avatarExtensionOf(file)
      if (!extension || !/^[0-9a-f]{32}\.[a-z]+$/.test(file)) return undefined
      const picture = await storage.read(storageNameOf(`${avatarFolder}/${file}`))
      return (
        picture && {
          name: `avatar.${extension}`,
          type: contentTypes[extension],
          isInline: true,
          content: picture,
          headers: {
            ...displayOnly,
            'cache-control': 'private, max-age=31536000, immutable',
          },
        }
      )
    },
  })
}
