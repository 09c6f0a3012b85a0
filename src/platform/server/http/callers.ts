import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  commonRefusals,
  type DeclaredRefusal,
  type Duty,
  type Procedure,
  Refusal,
} from '#platform/api.contract.ts'
import { staffAccountId } from '#platform/staff-account.contract.ts'

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
  readonly duties: readonly Duty[]
  readonly unlockedUntil: Date | undefined
  readonly hasTwoFactor: boolean

  constructor(requestId: string, recognized: RecognizedMember) {
    const { memberId, sessionId, email, isAdmin, duties, unlockedUntil, hasTwoFactor } = recognized
    this.requestId = requestId
    this.memberId = memberId
    this.sessionId = sessionId
    this.email = email
    this.isAdmin = isAdmin
    this.duties = duties
    this.unlockedUntil = unlockedUntil
    this.hasTwoFactor = hasTwoFactor
  }
}

/** The caller of an endpoint for members, staff or admins, after the guard. */
export type Member = AuthorizedMember

/** The same caller, with the rows that all staff keeps together in place of their own. */
export const onBehalfOfStaff = (staff: Member): Member =>
  new AuthorizedMember(staff.requestId, { ...staff, memberId: staffAccountId })

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
  /** All of them for an admin. */
  duties: readonly Duty[]
  /** Of an admin who has given the password again; undefined when that is over. */
  unlockedUntil: Date | undefined
  /** Sign-in asks for a second factor. */
  hasTwoFactor: boolean
}

export type Recognize = (request: FastifyRequest) => Promise<RecognizedMember | undefined>

/** Is told of each request that is refused to a member for want of a role. */
export type NoteRefused = (request: FastifyRequest, member: RecognizedMember) => Promise<void>

/** Surrounds what staff changes of its common rows. */
export interface StaffAccount {
  /** Before a change: the owner of the rows has to be there. */
  open(): Promise<void>
  noteChange(change: StaffChange): Promise<void>
}

export interface StaffChange {
  /** Who made it. */
  memberId: string
  address: string
  requestId: string
  procedure: string
  /** ID of the row; empty for a new one. */
  target: string
}

declare module 'fastify' {
  interface FastifyInstance {
    recognize: Recognize
    noteRefused: NoteRefused
    staffAccount: StaffAccount
  }
}

/** Every caller is anonymous until the returned function is called. */
export function recognizeCallers(
  app: FastifyInstance,
): (recognize: Recognize, noteRefused?: NoteRefused, staffAccount?: StaffAccount) => void {
  let current: Recognize = async () => undefined
  let currentNote: NoteRefused = async () => undefined
  let currentStaffAccount: StaffAccount = { open: async () => undefined, noteChange: async () => undefined }
  app.decorate('recognize', (request: FastifyRequest) => current(request))
  app.decorate('noteRefused', (request: FastifyRequest, member: RecognizedMember) =>
    currentNote(request, member),
  )
  app.decorate('staffAccount', { getter: () => currentStaffAccount })
  return (recognize, noteRefused = currentNote, staffAccount = currentStaffAccount) => {
    current = recognize
    currentNote = noteRefused
    currentStaffAccount = staffAccount
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
  if (!mayUse(opensTo, member)) {
    await request.server.noteRefused(request, member)
    throw new Refusal('FORBIDDEN', forbidden(opensTo))
  }
  if (opensTo === 'unlocked-admins' && !member.unlockedUntil)
    throw new Refusal('LOCKED', commonRefusals.LOCKED)
  return new AuthorizedMember(request.id, member)
}

type Guarded = Exclude<Procedure['opensTo'], 'everyone'>

function mayUse(opensTo: Guarded, { isAdmin, duties }: RecognizedMember): boolean {
  if (opensTo === 'members') return true
  if (opensTo === 'staff') return duties.length > 0
  return opensTo === 'admins' || opensTo === 'unlocked-admins' ? isAdmin : duties.includes(opensTo)
}

const staffOnly = { ...commonRefusals.FORBIDDEN, error: 'This is for staff only.' } as const

/** What those are told who have not the role. */
export function forbidden(opensTo: Guarded): DeclaredRefusal {
  return opensTo === 'admins' || opensTo === 'unlocked-admins' ? commonRefusals.FORBIDDEN : staffOnly
}
