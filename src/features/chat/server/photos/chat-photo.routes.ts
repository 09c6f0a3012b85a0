import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { photoExtensionOf } from '#platform/photo.rules.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { displayOnly } from '#platform/server/pictures/display-only.ts'
import { encodePhoto } from '#platform/server/pictures/encode-photo.ts'
import { chatPhotoContract, chatPreviewPixels } from '../../photo.contract.ts'
import type { ChatPhotosStore } from './chat-photos.store.ts'

const { savePhoto } = chatPhotoContract
const codes = { NOT_SUPPORTED: 'IMAGE_NOT_SUPPORTED', UNREADABLE: 'IMAGE_UNREADABLE' } as const

export function chatPhotoRoutes(app: FastifyInstance, { photos }: { photos: ChatPhotosStore }): void {
  mountContract(app, chatPhotoContract, {
    async savePhoto({ params: { id }, query: { name }, body }, { memberId }) {
      if (body.length === 0) throw refuse(savePhoto, 'NO_IMAGE')
      const extension = photoExtensionOf(name)
      if (!extension) throw refuse(savePhoto, 'IMAGE_NOT_SUPPORTED')
      const photo = await encodePhoto(Buffer.from(body), {
        extension,
        preview: { pixels: chatPreviewPixels, fit: 'inside' },
        refuse: (fault, image) => refuse(savePhoto, codes[fault], image ? { image } : undefined),
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
            // Revalidated each time: a visitor in the same browser must not see it, and nobody one that was deleted.
            'cache-control': 'private, no-cache',
            etag: `"${id}-${size}"`,
          },
        }
      )
    },
  })
}
