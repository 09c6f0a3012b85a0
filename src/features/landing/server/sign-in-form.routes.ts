import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccountForm, accountForms } from '#features/accounts/accounts.contract.ts'
import {
  accountAwaitsApproval,
  accountCreated,
  safeNext,
  signInExpired,
} from '#features/accounts/accounts.rules.ts'
import type { FormFields, FormOutcome } from '#features/accounts/server/credentials/submit-account-form.ts'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { createHttpExchange } from '#platform/server/http/mount-contract.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { type LandingPageData, type PlainForm, pages, type SignInPurpose } from '../landing.contract.ts'
import { isMember, redirectTo } from './entry-pages.routes.ts'

interface Services {
  accounts: Pick<Accounts, 'submitForm' | 'signOut'>
  publicPages: PublicPages<LandingPageData>
}

type Query = Partial<Record<'mode' | 'next', unknown>>
interface FormPost {
  Querystring: Query
  Body: unknown
}

const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const

/** The sign-in page: its address says which form it shows and where it leads, and each form posts to it. */
export function signInFormRoutes(app: FastifyInstance, { accounts, publicPages }: Services): void {
  const sendForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    form: PlainForm & { cacheKey?: string },
    status = 200,
  ) => {
    const purpose = purposeOf(nextIn(request.query as Query) ?? '')
    const cacheKey = form.cacheKey && `${form.cacheKey} ${purpose ?? ''}`
    const meta = { address: pages.signIn, ...(cacheKey && { cacheKey }) }
    return publicPages.send(request, reply, { page: 'sign-in', purpose, ...form, ...meta }, status)
  }

  app.get<{ Querystring: Query }>(pages.signIn, open, async (request, reply) => {
    if (await isMember(request)) return redirectTo(reply, safeNext(nextIn(request.query)))
    const form = formIn(request.query)
    const said = saidAt(request.query)
    return sendForm(request, reply, { form, email: '', ...said, cacheKey: `${form} ${Object.keys(said)}` })
  })
  app.post<FormPost>(pages.signIn, open, async (request, reply) => {
    const { query } = request
    const fields = fieldsIn(request.body)
    if (formIn(query) === 'code' && (await isMember(request)))
      return redirectTo(reply, safeNext(nextIn(query)))
    const outcome = await accounts.submitForm(formIn(query), fields, createHttpExchange(request, reply))
    if (outcome.next !== 'again') return redirectTo(reply, pathAfter(outcome.next, nextIn(query)))
    const { field, error, refusal } = outcome
    if (refusal.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(refusal.retryAfterSeconds))
    return sendForm(
      request,
      reply,
      { form: formIn(query), email: fields.email ?? '', error: { field, text: error } },
      refusal.status,
    )
  })
  app.post(pages.signOut, open, async (request, reply) => {
    await accounts.signOut(createHttpExchange(request, reply))
    return redirectTo(reply, pages.landing)
  })
}

function purposeOf(path: string): SignInPurpose {
  if (!/^\/dashboard\/pairings(?![^?#/])/.test(path)) return undefined
  return /[?&]drink=/.test(path) ? 'keep' : 'vault'
}

function nextIn({ next }: Query): string | undefined {
  return typeof next === 'string' ? next : undefined
}

function formIn({ mode }: Query): AccountForm {
  return accountForms.find(form => form === mode) ?? 'sign-in'
}

/** After another form has led here. */
function saidAt({ mode }: Query): Pick<PlainForm, 'notice' | 'error'> {
  if (mode === 'created') return { notice: accountCreated }
  if (mode === 'waiting') return { notice: accountAwaitsApproval }
  return mode === 'expired' ? { error: { field: undefined, text: signInExpired } } : {}
}

/** Fields that are sent twice do not count. */
function fieldsIn(body: unknown): FormFields {
  const sent = Object.entries(body ?? {}) as [string, unknown][]
  return Object.fromEntries(sent.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** The other forms continue to the same page. */
function pathAfter(next: Exclude<FormOutcome['next'], 'again'>, wanted: string | undefined): string {
  if (next === 'signed-in') return safeNext(wanted)
  const query = new URLSearchParams({ mode: next, ...(wanted !== undefined && { next: safeNext(wanted) }) })
  return `${pages.signIn}?${query}`
}
