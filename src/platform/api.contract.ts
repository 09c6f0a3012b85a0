import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An error a procedure may answer with: HTTP status and the sentence shown to people. */
export interface DeclaredRefusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 426 | 429 | 502 | 503
  error: string
}

export type DeclaredRefusals = Readonly<Record<string, DeclaredRefusal>>

/** Per network address. */
export interface RequestLimit {
  requests: number
  seconds: number
}

/** One JSON value, as a request body or as a response. */
export interface Json<Schema extends z.ZodMiniType = z.ZodMiniType> {
  kind: 'json'
  schema: Schema
  /** Of a successful answer; default: 200. */
  status?: 201 | undefined
}

/** Server-sent events (`text/event-stream`), each a JSON value. */
export interface EventStream<Schema extends z.ZodMiniType = z.ZodMiniType> {
  kind: 'stream'
  event: Schema
}

/**
 * One JSON value. A caller that accepts `text/event-stream` gets the beginning of it piece by piece as server-sent events,
 * and the whole value as the last one.
 */
export interface Pieces<
  Piece extends z.ZodMiniType = z.ZodMiniType,
  Whole extends z.ZodMiniType = z.ZodMiniType,
> {
  kind: 'pieces'
  piece: Piece
  whole: Whole
}

/** A download, a picture that a page embeds, or sound that is sent while it is being made. */
export interface FileOutput<Type extends string = string> {
  kind: 'file'
  /** Content types; a response has the first one unless it names another. */
  types: readonly Type[]
}

/** A raw request body, held in memory. The refusals are codes of the procedure. */
export interface Upload {
  kind: 'upload'
  /** Content types, such as `image/*`. A missing header counts as `application/octet-stream`. */
  types: readonly string[]
  maxBytes: number
  maxConcurrent: number
  /** Further uploads of the same member wait, unread. */
  maxConcurrentPerMember: number
  refusals: { tooLarge: string; unsupported: string; busy: string }
}

export function json<Schema extends z.ZodMiniType>(schema: Schema, status?: 201): Json<Schema> {
  return { kind: 'json', schema, status }
}

export function stream<Schema extends z.ZodMiniType>(event: Schema): EventStream<Schema> {
  return { kind: 'stream', event }
}

export function pieces<Piece extends z.ZodMiniType, Whole extends z.ZodMiniType>(
  piece: Piece,
  whole: Whole,
): Pieces<Piece, Whole> {
  return { kind: 'pieces', piece, whole }
}

export function file<const Type extends string>(...types: readonly Type[]): FileOutput<Type> {
  return { kind: 'file', types }
}

export function upload(options: Omit<Upload, 'kind'>): Upload {
  return { kind: 'upload', ...options }
}

/** What a member of the staff may do; an admin has all duties. */
export const duties = ['door', 'host', 'moderator'] as const
export type Duty = (typeof duties)[number]

/** One endpoint of the HTTP API, shared by server and client. */
export interface Procedure {
  method: Method
  /** With `:name` for each path parameter. Below `/api/`, except for files that pages embed. */
  path: `/${string}`
  summary: string
  /** `staff` is any duty. */
  opensTo: 'everyone' | 'members' | 'staff' | Duty | 'admins' | 'unlocked-admins'
  /**
   * Staff may also use it on the rows that all staff keeps together, at an address of its own: see `ofStaff`. What changes nothing
   * without a certain parameter of the query names it.
   */
  alsoForStaff?: true | { changesOnlyWith: string }
  /** Replaces the standard sentence of a 401. */
  signInFirst?: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: Json | Upload
  out: Json | EventStream | Pieces | FileOutput
  refusals: DeclaredRefusals
  limit?: RequestLimit
}

export type Contract = Readonly<Record<string, Procedure>>

/** Keeps the literal types of a contract while checking its shape. */
export function contract<const C extends Contract>(procedures: C): C {
  return procedures
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Body<B> = B extends Json<infer S> ? z.output<S> : B extends Upload ? Uint8Array : undefined

/** Validated input of a handler. */
export interface HandlerInput<P extends Procedure> {
  params: Output<P['params']>
  query: Output<P['query']>
  body: Body<P['body']>
}

type Part<Name extends string, S> = S extends z.ZodMiniType ? { [K in Name]: z.input<S> } : unknown
type SentBody<B> =
  B extends Json<infer S>
    ? { body: z.input<S> }
    : B extends Upload
      ? { body: z.input<z.ZodMiniFile> }
      : unknown

/** What a client has to send. */
export type ProcedureInput<P extends Procedure> = ProcedureAddress<P> & SentBody<P['body']>
export type ProcedureAddress<P extends Procedure> = Part<'params', P['params']> & Part<'query', P['query']>

export type JsonProcedure = Procedure & { out: Json }
export type StreamProcedure = Procedure & { out: EventStream | Pieces }
export type FileProcedure = Procedure & { out: FileOutput }

export type ProcedureOutput<P extends Procedure> = P['out'] extends Json<infer S> ? z.output<S> : never
export type ProcedureEvent<P extends Procedure> =
  P['out'] extends EventStream<infer S>
    ? z.output<S>
    : P['out'] extends Pieces<infer Piece, infer Whole>
      ? z.output<Piece> | z.output<Whole>
      : never

export type RefusalCode<P extends Procedure> = Extract<keyof P['refusals'], string>

/** The body of every error response. */
export interface ErrorBody {
  error: string
  code: string
  requestId: string
  fields?: Record<string, string>
  /** With a conflict: what is stored now, in the shape of the procedure's answer. */
  current?: unknown
}

/** Errors that any endpoint may return besides those of its contract. */
export const commonRefusals = {
  MALFORMED_REQUEST: { status: 400, error: 'That request could not be read.' },
  UNAUTHENTICATED: { status: 401, error: 'Please sign in to use this feature' },
  FOREIGN_ORIGIN: { status: 403, error: 'That request came from another site and was refused.' },
  FORBIDDEN: { status: 403, error: 'This is for admins only.' },
  LOCKED: { status: 403, error: 'Please enter your admin password again.' },
  NOT_FOUND: { status: 404, error: 'There is nothing at this address.' },
  TOO_LARGE: { status: 413, error: 'That is too large.' },
  UNSUPPORTED_CONTENT: { status: 415, error: 'Please send this as application/json.' },
  INVALID_INPUT: { status: 422, error: 'Something in that request is invalid.' },
  TOO_MANY_REQUESTS: { status: 429, error: 'Too many attempts. Please try again later.' },
  UNAVAILABLE: { status: 503, error: 'Smoke Deck is not ready yet. Please try again in a moment.' },
} as const satisfies DeclaredRefusals

/** An expected error. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** Sent with a conflict: what is stored now. */
  current: unknown
  /** Becomes the `Retry-After` header. */
  retryAfterSeconds: number | undefined

  constructor(code: string, declared: DeclaredRefusal, fields?: Record<string, string>) {
    super(declared.error)
    this.name = 'Refusal'
    this.code = code
    this.status = declared.status
    this.fields = fields
  }
}

export function refuse<P extends Procedure>(
  procedure: P,
  code: RefusalCode<P>,
  fields?: Record<string, string>,
): Refusal {
  return new Refusal(code, procedure.refusals[code]!, fields)
}

/** The refusal of a change to a row that has changed since it was read, with the row as it is now. */
export function refuseStale<P extends Procedure>(
  procedure: P,
  code: RefusalCode<P>,
  current: unknown,
): Refusal {
  const refusal = refuse(procedure, code)
  refusal.current = current
  return refusal
}
