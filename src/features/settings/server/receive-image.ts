import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import { avatarContract } from '../avatar.contract.ts'
import { avatarBytesLimit } from '../avatar.rules.ts'

/** Each upload holds up to two megabytes of memory. */
const maxConcurrent = 24
/** One member with slow uploads must not block everyone else. */
const maxConcurrentPerMember = 2

const { saveAvatar } = avatarContract

/** How long a further upload of the same member waits, unread, for the earlier ones. */
const queueTimeoutMilliseconds = 20_000

/** The routes of this scope accept raw images and no other content type. */
export function receiveImages(scope: FastifyInstance): void {
  const uploaderIds: string[] = []
  const uploadsOf = (memberId: string) => uploaderIds.filter(id => id === memberId).length
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
    if (!isImage(request)) throw refuse(saveAvatar, 'IMAGE_NOT_SUPPORTED')
    const { memberId = '' } = await callerOf(request)
    const deadline = performance.now() + queueTimeoutMilliseconds
    while (uploadsOf(memberId) >= maxConcurrentPerMember && performance.now() < deadline) await delay(25)
    if (uploaderIds.length >= maxConcurrent || uploadsOf(memberId) >= maxConcurrentPerMember)
      throw refuse(saveAvatar, 'BUSY')
    uploaderIds.push(memberId)
    try {
      return await readImage(body, Number(request.headers['content-length'] ?? 0))
    } finally {
      uploaderIds.splice(uploaderIds.indexOf(memberId), 1)
    }
  })
  scope.addHook('onError', async (_request, reply) => closeIfUnread(reply))
}

/** Only a first filter: the client sets this header. The content is checked when it is decoded. */
function isImage({ headers }: FastifyRequest): boolean {
  // Browsers omit the header for a type that they do not know.
  return /^(image\/|application\/octet-stream\b|$)/i.test(headers['content-type'] ?? '')
}

async function readImage(body: AsyncIterable<Buffer>, contentLength: number): Promise<File> {
  if (contentLength >= avatarBytesLimit) throw refuse(saveAvatar, 'IMAGE_TOO_LARGE')
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes >= avatarBytesLimit) throw refuse(saveAvatar, 'IMAGE_TOO_LARGE')
    pieces.push(piece)
  }
  return new File(pieces, '')
}

/** Otherwise Node reads the rest of a refused upload and discards it. */
function closeIfUnread(reply: FastifyReply): void {
  if (!reply.request.raw.complete) reply.header('connection', 'close')
}
