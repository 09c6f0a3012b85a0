import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { displayOnly } from '#platform/server/pictures/display-only.ts'
import { encodePhoto } from '#platform/server/pictures/encode-photo.ts'
import { chatPhotoContract, chatPreviewPixels } from '../../photo.contract.ts'
import type { ChatPhotosStore } from './chat-photos.store.ts'

const { savePhoto } = chatPhotoContract

export function chatPhotoRoutes(app: FastifyInstance, { photos }: { photos: ChatPhotosStore }): void {
  mountContract(app, chatPhotoContract, {
    async savePhoto({ params: { id }, query: { name }, body }, { memberId }) {
      const photo = await encodePhoto(body, {
        name,
        preview: { pixels: chatPreviewPixels, fit: 'inside' },
        refuse: (code, fields) => refuse(savePhoto, code, fields),
      })
      const saved = await photos.save(memberId, id, photo)
      if (saved === 'full') throw refuse(savePhoto, 'TOO_MANY_PHOTOS')
      if (saved === 'id taken') throw refuse(savePhoto, 'ID_TAKEN')
      return { id, ...saved }
    },
    async readPhoto({ params: { id }, query }, { memberId }) {
      const size = query.size ?? 'whole'
      const content = await photos.find(memberId, id, size)
      return (
        content && {
          name: `photo-${id}.jpg`,
          isInline: true,
          content,
          headers: {
            ...displayOnly,
            // Revalidated each time: after a sign-out or a deletion the browser must not show its copy.
            'cache-control': 'private, no-cache',
            etag: `"${id}-${size}"`,
          },
        }
      )
    },
  })
}
