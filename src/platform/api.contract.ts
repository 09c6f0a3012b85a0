import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A way a procedure may say no: the HTTP status and the sentence a person reads. */
export interface DeclaredRefusal {
  status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503
  error: string
}

export type DeclaredRefusals = Readonly<Record<string, DeclaredRefusal>>

/** How many requests one address may make in a window of so many seconds. */
export interface RequestLimit {
  requests: number
  seconds: number
}

/** One call of the HTTP surface: everything both sides promise each other. */
export interface Procedure {
  method: Method
  /** Address with `:name` for each path parameter. */
  path: `/api/${string}`
  /** One sentence for the documentation. */
  summary: string
  opensTo: 'everyone' | 'members' | 'admins'
  /** What a stranger reads, where there is more to say than that of all such doors. */
  signInFirst?: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  out: z.ZodMiniType
  refusals: DeclaredRefusals
  limit?: RequestLimit
}

export type Contract = Readonly<Record<string, Procedure>>

/** Keeps the literal types of a contract while checking its shape. */
export function contract<const C extends Contract>(procedures: C): C {
  return procedures
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler receives, checked. */
export interface Received<P extends Procedure> {
  params: Parsed<P['params']>
  query: Parsed<P['query']>
  body: Parsed<P['body']>
}

type Part<Name extends string, S> = S extends z.ZodMiniType ? { [K in Name]: Sent<S> } : unknown

/** What a caller has to send. */
export type Request<P extends Procedure> = Part<'params', P['params']> &
  Part<'query', P['query']> &
  Part<'body', P['body']>

export type Answer<P extends Procedure> = z.output<P['out']>

export type RefusalCode<P extends Procedure> = Extract<keyof P['refusals'], string>

/** The one body of every answer that is no success. */
export interface ErrorBody {
  error: string
  code: string
  requestId: string
  fields?: Record<string, string>
}

/** Codes that any address may answer with; a procedure declares its own beside these. */
export const commonRefusals = {
  MALFORMED_REQUEST: { status: 400, error: 'That request could not be read.' },
  UNAUTHENTICATED: { status: 401, error: 'Please sign in to use this feature' },
  FOREIGN_ORIGIN: { status: 403, error: 'That request came from another site, so it was not carried out.' },
  FORBIDDEN: { status: 403, error: 'That is for the house only.' },
  NOT_FOUND: { status: 404, error: 'There is nothing at this address.' },
  TOO_LARGE: { status: 413, error: 'That is more than can be taken in one go.' },
  UNSUPPORTED_CONTENT: { status: 415, error: 'Please send this as application/json.' },
  INVALID_INPUT: { status: 422, error: 'Something in that request is not right.' },
  TOO_MANY_REQUESTS: { status: 429, error: 'Too many attempts. Please try again later.' },
  UNAVAILABLE: { status: 503, error: 'The house is not ready yet. Please try again in a moment.' },
} as const satisfies DeclaredRefusals

/** A no that a rule of the product says. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** Becomes `Retry-After`: in how many seconds it may be tried again. */
  retryAfterSeconds: number | undefined

  constructor(code: string, declared: DeclaredRefusal, fields?: Record<string, string>) {
    super(declared.error)
    this.name = 'Refusal'
    this.code = code
    this.status = declared.status
    this.fields = fields
  }
}

/** The refusal that this procedure declares under that code. */
export function refuse<P extends Procedure>(
  procedure: P,
  code: RefusalCode<P>,
  fields?: Record<string, string>,
): Refusal {
  return new Refusal(code, procedure.refusals[code]!, fields)
}
