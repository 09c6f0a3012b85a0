import type * as z from 'zod/mini'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { type AccountForm, accountsContract } from '../../accounts.contract.ts'
import { authErrorMessage, checkCredentials } from '../../accounts.rules.ts'
import { factorsContract } from '../../factors.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { verifyAppCode, verifyRecoveryCode } from '../factors/verify-second-factor.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export type FormFields = Readonly<Record<string, string>>

/** What comes after a form of the sign-in page, or why it is shown again. */
export type FormOutcome =
  | { next: 'signed-in' | 'code' | 'created' | 'waiting' | 'expired' }
  | { next: 'again'; field: string | undefined; error: string; refusal: Refusal }

/** The same use cases as the API's, with the same limits, for a form that a browser without JavaScript sends. */
export async function submitAccountForm(
  services: AccountServices,
  form: AccountForm,
  fields: FormFields,
  exchange: HttpExchange,
): Promise<FormOutcome> {
  try {
    return { next: await submit[form](services, fields, exchange) }
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (failure.code === 'INVALID_TWO_FACTOR_COOKIE') return { next: 'expired' }
    const [field, error = failure.message] = Object.entries(failure.fields ?? {})[0] ?? []
    return { next: 'again', field, error: authErrorMessage(error), refusal: failure }
  }
}

type Submit = (
  services: AccountServices,
  fields: FormFields,
  exchange: HttpExchange,
) => Promise<'signed-in' | 'code' | 'created' | 'waiting'>

const submit: Record<AccountForm, Submit> = {
  async 'sign-in'(services, fields, exchange) {
    const body = parseBody(accountsContract.signIn.body.schema, credentialsIn(fields))
    const { twoFactorRedirect } = await signIn(services, body, exchange)
    return twoFactorRedirect ? 'code' : 'signed-in'
  },
  async 'sign-up'(services, fields, exchange) {
    const body = parseBody(accountsContract.signUp.body.schema, credentialsIn(fields))
    const { awaitsApproval } = await signUp(services, body, exchange)
    return awaitsApproval ? 'waiting' : 'created'
  },
  async code(services, { code = '', trustDevice }, exchange) {
    if (code.trim() === '') throw invalid('code', 'Please enter the code')
    const { verifyCode, verifyRecoveryCode: verifyRecovery } = factorsContract
    const appCode = verifyCode.body.schema.safeParse({ code, trustDevice: trustDevice !== undefined })
    if (appCode.success) await verifyAppCode(services, appCode.data, exchange)
    else await verifyRecoveryCode(services, parseBody(verifyRecovery.body.schema, { code }), exchange)
    return 'signed-in'
  },
}

function credentialsIn({ email = '', password = '' }: FormFields): { email: string; password: string } {
  const wrong = checkCredentials({ email, password })
  if (wrong) throw invalid(wrong.field, wrong.text)
  return { email, password }
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  throw invalid(String(path[0]), message)
}

function invalid(field: string, error: string): Refusal {
  return new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, { [field]: error })
}
