import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { displayOnly } from '#platform/server/pictures/display-only.ts'
import { encodePhoto } from '#platform/server/pictures/encode-photo.ts'
import { photoContract } from '../../photo.contract.ts'
import { photoPreviewPixels } from '../../photo.rules.ts'
import type { JournalServices } from '../journal-services.ts'
import { toJournalEntry } from '../to-journal-entry.ts'

const { savePhoto, removePhoto } = photoContract

export function photoRoutes(app: FastifyInstance, { journal, catalogue, publish }: JournalServices): void {
  const { photos, entries } = journal
  async function changedEntry(memberId: string, id: string) {
    const entry = await entries.find(memberId, id)
    if (entry) publish(memberId)
    return entry && toJournalEntry(catalogue, entry)
  }
  mountContract(app, photoContract, {
    async savePhoto({ params: { id }, query: { name }, body }, { memberId }) {
      if (!(await entries.find(memberId, id))) throw refuse(savePhoto, 'NO_SUCH_ENTRY')
      const photo = await encodePhoto(body, {
        name,
        preview: { pixels: photoPreviewPixels, fit: 'cover' },
        refuse: (code, fields) => refuse(savePhoto, code, fields),
      })
      const saved = await photos.save(memberId, id, photo)
      if (saved === 'full') throw refuse(savePhoto, 'TOO_MANY_PHOTOS')
      const entry = await changedEntry(memberId, id)
      if (!entry) throw refuse(savePhoto, 'NO_SUCH_ENTRY')
      return entry
    },
    async readPhoto({ params: { id }, query: { size } }, { memberId }) {
      const photo = await photos.find(memberId, id, size ?? 'whole')
      return (
        photo && {
          name: `photo-${id}.jpg`,
          isInline: true,
          content: photo.content,
          headers: {
            ...displayOnly,
            // Revalidated each time: the next member of the same browser must not see it.
            'cache-control': 'private, no-cache',
            etag: `"${photo.id}-${size ?? 'whole'}"`,
          },
        }
      )
    },
    async removePhoto({ params: { id } }, { memberId }) {
      await photos.remove(memberId, id)
      const entry = await changedEntry(memberId, id)
      if (!entry) throw refuse(removePhoto, 'NO_SUCH_ENTRY')
      return entry
    },
  })
}
