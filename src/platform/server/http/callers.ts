import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, type Procedure, Refusal } from '#platform/api.contract.ts'

/** Who asks. */
export interface Caller {
  requestId: string
  /** Undefined for a stranger. */
  memberId: string | undefined
  sessionId: string | undefined
  isAdmin: boolean
}

/** Somebody whose session is good right now. */
export interface Recognized {
  memberId: string
  sessionId: string
  isAdmin: boolean
}

export type Recognize = (request: FastifyRequest) => Promise<Recognized | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    recognize: Recognize
  }
}

/** Until somebody is set to do it, nobody is recognized. */
export function recognizeCallers(app: FastifyInstance): (recognize: Recognize) => void {
  let known: Recognize = async () => undefined
  app.decorate('recognize', (request: FastifyRequest) => known(request))
  return recognize => {
    known = recognize
  }
}

const callers = new WeakMap<FastifyRequest, Promise<Caller>>()

/** Asks once for each request, and only where it matters. */
export function callerOf(request: FastifyRequest): Promise<Caller> {
  const asked = callers.get(request) ?? askWho(request)
  callers.set(request, asked)
  return asked
}

async function askWho(request: FastifyRequest): Promise<Caller> {
  const found = request.headers.cookie ? await request.server.recognize(request) : undefined
  const { memberId, sessionId, isAdmin = false } = found ?? {}
  return { requestId: request.id, memberId, sessionId, isAdmin }
}

const stranger = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  memberId: undefined,
  sessionId: undefined,
  isAdmin: false,
})

/** The caller, if this door opens to them; throws the refusal otherwise. A door open to everyone asks nobody. */
export async function admit(
  opensTo: Procedure['opensTo'],
  request: FastifyRequest,
  signInFirst: string = commonRefusals.UNAUTHENTICATED.error,
): Promise<Caller> {
  if (opensTo === 'everyone') return stranger(request)
  const caller = await callerOf(request)
  if (!caller.memberId)
    throw new Refusal('UNAUTHENTICATED', { ...commonRefusals.UNAUTHENTICATED, error: signInFirst })
  if (opensTo === 'admins' && !caller.isAdmin) throw new Refusal('FORBIDDEN', commonRefusals.FORBIDDEN)
  return caller
}
