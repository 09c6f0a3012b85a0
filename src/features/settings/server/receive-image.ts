import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import { avatarContract } from '../avatar.contract.ts'
import { avatarBytesLimit } from '../avatar.rules.ts'

/** Each holds up to two megabytes of memory while it comes in and waits. */
const mostAtOnce = 24
/** So that one member who lets them trickle in does not take all places. */
const mostOfOneMember = 2

const { keepAvatar } = avatarContract

/** How long another picture of the same member waits, unread, for the ones before it. */
const patienceMilliseconds = 20_000

/** Lets the routes of this scope receive a picture as it is, and nothing else. */
export function receiveImages(scope: FastifyInstance): void {
  const underWay: string[] = []
  const ownUnderWay = (memberId: string) => underWay.filter(one => one === memberId).length
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
    if (!isImage(request)) throw refuse(keepAvatar, 'IMAGE_NOT_SUPPORTED')
    const { memberId = '' } = await callerOf(request)
    const until = performance.now() + patienceMilliseconds
    while (ownUnderWay(memberId) >= mostOfOneMember && performance.now() < until) await delay(25)
    if (underWay.length >= mostAtOnce || ownUnderWay(memberId) >= mostOfOneMember)
      throw refuse(keepAvatar, 'BUSY')
    underWay.push(memberId)
    try {
      return await readImage(body, Number(request.headers['content-length'] ?? 0))
    } finally {
      underWay.splice(underWay.indexOf(memberId), 1)
    }
  })
  scope.addHook('onError', async (_request, reply) => hangUpOnRest(reply))
}

/** Both headers are the sender's word; what is in the body decides later. */
function isImage({ headers }: FastifyRequest): boolean {
  // A browser that does not know a file's kind says nothing.
  return /^(image\/|application\/octet-stream\b|$)/i.test(headers['content-type'] ?? '')
}

async function readImage(body: AsyncIterable<Buffer>, promisedBytes: number): Promise<File> {
  if (promisedBytes >= avatarBytesLimit) throw refuse(keepAvatar, 'IMAGE_TOO_LARGE')
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes >= avatarBytesLimit) throw refuse(keepAvatar, 'IMAGE_TOO_LARGE')
    pieces.push(piece)
  }
  return new File(pieces, '')
}

/** What was refused before its end would be read on and thrown away otherwise. */
function hangUpOnRest(reply: FastifyReply): void {
  if (!reply.request.raw.complete) reply.header('connection', 'close')
}
