import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, type Procedure, Refusal } from '#platform/api.contract.ts'

export interface Caller {
  requestId: string
  /** Undefined for an anonymous caller. */
  memberId: string | undefined
  sessionId: string | undefined
  isAdmin: boolean
}

/** A caller with a valid session. */
export interface RecognizedMember {
  memberId: string
  sessionId: string
  isAdmin: boolean
}

export type Recognize = (request: FastifyRequest) => Promise<RecognizedMember | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    recognize: Recognize
  }
}

/** Every caller is anonymous until the returned function is called. */
export function recognizeCallers(app: FastifyInstance): (recognize: Recognize) => void {
  let current: Recognize = async () => undefined
  app.decorate('recognize', (request: FastifyRequest) => current(request))
  return recognize => {
    current = recognize
  }
}

const callers = new WeakMap<FastifyRequest, Promise<Caller>>()

/** Looks the session up once per request, and only on demand. */
export function callerOf(request: FastifyRequest): Promise<Caller> {
  const caller = callers.get(request) ?? lookUpCaller(request)
  callers.set(request, caller)
  return caller
}

async function lookUpCaller(request: FastifyRequest): Promise<Caller> {
  const session = request.headers.cookie ? await request.server.recognize(request) : undefined
  const { memberId, sessionId, isAdmin = false } = session ?? {}
  return { requestId: request.id, memberId, sessionId, isAdmin }
}

const anonymous = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  memberId: undefined,
  sessionId: undefined,
  isAdmin: false,
})

/** Throws a refusal if the endpoint is closed to the caller. An endpoint for everyone reads no session. */
export async function authorize(
  opensTo: Procedure['opensTo'],
  request: FastifyRequest,
  signInFirst: string = commonRefusals.UNAUTHENTICATED.error,
): Promise<Caller> {
  if (opensTo === 'everyone') return anonymous(request)
  const caller = await callerOf(request)
  if (!caller.memberId)
    throw new Refusal('UNAUTHENTICATED', { ...commonRefusals.UNAUTHENTICATED, error: signInFirst })
  if (opensTo === 'admins' && !caller.isAdmin) throw new Refusal('FORBIDDEN', commonRefusals.FORBIDDEN)
  return caller
}
