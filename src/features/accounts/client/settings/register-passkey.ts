import { startRegistration } from '@simplewebauthn/browser'
import { call } from '#platform/client/api.ts'
import { factorsContract } from '../../factors.contract.ts'
import { BrowserRefusal } from './use-account-change.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type RegistrationResponse = Parameters<typeof call<typeof factorsContract.addPasskey>>[1]['body']['response']

export async function registerPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const options = await call(factorsContract.createPasskeyOptions, { body: { password } })
  const response = await startRegistration({ optionsJSON: options as unknown as Options }).catch(
    (cause: unknown) => {
      const isRegistered = cause instanceof Error && cause.name === 'InvalidStateError'
      throw new BrowserRefusal(
        isRegistered
          ? 'This device already has a passkey for your account.'
          : 'No passkey was created. You can try again.',
        { cause },
      )
    },
  )
  await call(factorsContract.addPasskey, { body: { response: response as RegistrationResponse, name } })
}
