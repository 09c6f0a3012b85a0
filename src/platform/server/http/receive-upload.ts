import { EventEmitter, once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Procedure, type Refusal, refuse, type Upload } from '#platform/api.contract.ts'
import { callerOf } from './callers.ts'

/** How long a further upload of the same member waits for the earlier ones. */
const queueTimeoutMilliseconds = 20_000

interface UploadSlots {
  /** False if there was no free slot in time. */
  acquire(uploader: string): Promise<boolean>
  release(uploader: string): void
}

/** The routes of this scope take a raw body as `upload` declares it, and no other. */
export function receiveUploads(scope: FastifyInstance, procedure: Procedure, upload: Upload): void {
  const { tooLarge, unsupported, busy } = refusalsOf(procedure, upload)
  const slots = openSlots(upload)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
    if (!isAccepted(upload, request.headers['content-type'])) throw unsupported()
    const { memberId } = await callerOf(request)
    const uploader = memberId ?? request.ip
    if (!(await slots.acquire(uploader))) throw busy()
    try {
      return await readBytes(body, Number(request.headers['content-length'] ?? 0), upload.maxBytes, tooLarge)
    } finally {
      slots.release(uploader)
    }
  })
  // A request without a body reaches no parser.
  scope.addHook('preHandler', async request => {
    request.body ??= new Uint8Array()
  })
  scope.addHook('onError', async (_request, reply) => closeIfUnread(reply))
}

function refusalsOf(
  procedure: Procedure,
  { refusals }: Upload,
): Record<keyof Upload['refusals'], () => Refusal> {
  for (const code of Object.values(refusals))
    if (!procedure.refusals[code]) throw new Error(`${procedure.path} does not declare the refusal ${code}`)
  const { tooLarge, unsupported, busy } = refusals
  return {
    tooLarge: () => refuse(procedure, tooLarge),
    unsupported: () => refuse(procedure, unsupported),
    busy: () => refuse(procedure, busy),
  }
}

function openSlots({ maxConcurrent, maxConcurrentPerMember }: Upload): UploadSlots {
  const uploaders: string[] = []
  const releases = new EventEmitter()
  releases.setMaxListeners(0)
  const isFull = (uploader: string) =>
    uploaders.filter(other => other === uploader).length >= maxConcurrentPerMember
  return {
    async acquire(uploader) {
      const timeout = AbortSignal.timeout(queueTimeoutMilliseconds)
      while (isFull(uploader) && !timeout.aborted)
        await once(releases, 'release', { signal: timeout }).catch(() => undefined)
      if (isFull(uploader) || uploaders.length >= maxConcurrent) return false
      uploaders.push(uploader)
      return true
    },
    release(uploader) {
      uploaders.splice(uploaders.indexOf(uploader), 1)
      releases.emit('release')
    },
  }
}

/** Only a first filter: the client sets this header. Handlers check the content. */
function isAccepted({ types }: Upload, header = 'application/octet-stream'): boolean {
  const sent = header.split(';')[0]!.trim().toLowerCase() || 'application/octet-stream'
  return types.some(type => (type.endsWith('/*') ? sent.startsWith(type.slice(0, -1)) : sent === type))
}

async function readBytes(
  body: AsyncIterable<Buffer>,
  contentLength: number,
  maxBytes: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array> {
  if (contentLength > maxBytes) throw tooLarge()
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > maxBytes) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Otherwise Node reads the rest of a refused upload and discards it. */
function closeIfUnread(reply: FastifyReply): void {
  if (!reply.request.raw.complete) reply.header('connection', 'close')
}
