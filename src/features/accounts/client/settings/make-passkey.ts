import { startRegistration } from '@simplewebauthn/browser'
import { call } from '#platform/client/api.ts'
import { factorsContract } from '../../factors.contract.ts'
import { AskedBrowser } from './use-account-change.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Made = Parameters<typeof call<typeof factorsContract.keepPasskey>>[1]['body']['response']

/** Has the browser make a passkey, and the house keep it under a name. */
export async function makePasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const asked = await call(factorsContract.startPasskey, { body: { password } })
  const made = await startRegistration({ optionsJSON: asked as unknown as Options }).catch(
    (cause: unknown) => {
      const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
      throw new AskedBrowser(
        isKnown
          ? 'This device has a passkey for your account already.'
          : 'No passkey was made. You can try again.',
        { cause },
      )
    },
  )
  await call(factorsContract.keepPasskey, { body: { response: made as Made, name } })
}
