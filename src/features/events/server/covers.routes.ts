import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { displayOnly } from '#platform/server/pictures/display-only.ts'
import { encodePhoto } from '#platform/server/pictures/encode-photo.ts'
import { coverPreviewPixels, coversContract } from '../covers.contract.ts'
import type { CoversStore } from './covers.store.ts'

const { saveCover } = coversContract

export function coversRoutes(app: FastifyInstance, { covers }: { covers: CoversStore }): void {
  mountContract(app, coversContract, {
    async saveCover({ params: { id }, query: { name }, body }, caller, exchange) {
      const photo = await encodePhoto(body, {
        name,
        preview: { pixels: coverPreviewPixels, fit: 'inside' },
        refuse: (code, fields) => refuse(saveCover, code, fields),
      })
      const saved = await covers.save(id, photo, actorOf(caller, exchange))
      if (saved === 'full') throw refuse(saveCover, 'TOO_MANY_COVERS')
      return { id, ...saved }
    },
    async readCover({ params: { id }, query }, { memberId }) {
      const size = query.size ?? 'whole'
      const content = await covers.find(memberId, id, size)
      return (
        content && {
          name: `event-${id}.jpg`,
          isInline: true,
          content,
          headers: {
            ...displayOnly,
            // Revalidated each time: after a sign-out the browser must not show its copy.
            'cache-control': 'private, no-cache',
            etag: `"${id}-${size}"`,
          },
        }
      )
    },
  })
}
