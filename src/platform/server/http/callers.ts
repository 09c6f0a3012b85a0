import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, type Procedure, Refusal } from '#platform/api.contract.ts'

/** The caller of a public endpoint; no session is read for it. */
export interface Anonymous {
  requestId: string
}

/** Only `authorize` can make one: the declared field exists for the type checker alone. */
class AuthorizedMember {
  declare protected readonly isAuthorized: true
  readonly requestId: string
  readonly memberId: string
  readonly sessionId: string
  readonly email: string
  readonly isAdmin: boolean
  readonly hasTwoFactor: boolean

  constructor(requestId: string, { memberId, sessionId, email, isAdmin, hasTwoFactor }: RecognizedMember) {
    this.requestId = requestId
    this.memberId = memberId
    this.sessionId = sessionId
    this.email = email
    this.isAdmin = isAdmin
    this.hasTwoFactor = hasTwoFactor
  }
}

/** The caller of an endpoint for members or admins, after the guard. */
export type Member = AuthorizedMember

/** The caller of a page, who may or may not have a session. */
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
  email: string
  isAdmin: boolean
  /** Sign-in asks for a second factor. */
  hasTwoFactor: boolean
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

const recognized = new WeakMap<FastifyRequest, Promise<RecognizedMember | undefined>>()

/** Looks the session up once per request, and only on demand. */
function recognizeOnce(request: FastifyRequest): Promise<RecognizedMember | undefined> {
  if (!request.headers.cookie) return Promise.resolve(undefined)
  const member = recognized.get(request) ?? request.server.recognize(request)
  recognized.set(request, member)
  return member
}

export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const { memberId, sessionId, isAdmin = false } = (await recognizeOnce(request)) ?? {}
  return { requestId: request.id, memberId, sessionId, isAdmin }
}

/** Throws a refusal if the endpoint is closed to the caller. */
export async function authorize(
  opensTo: Exclude<Procedure['opensTo'], 'everyone'>,
  request: FastifyRequest,
  signInFirst: string = commonRefusals.UNAUTHENTICATED.error,
): Promise<Member> {
  const member = await recognizeOnce(request)
  if (!member) throw new Refusal('UNAUTHENTICATED', { ...commonRefusals.UNAUTHENTICATED, error: signInFirst })
  if (opensTo === 'admins' && !member.isAdmin) throw new Refusal('FORBIDDEN', commonRefusals.FORBIDDEN)
  return new AuthorizedMember(request.id, member)
}
