import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/client/api.ts'
import { factorsContract } from '../factors.contract.ts'
import { passkeyObstacle } from './passkey-support.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type AuthenticationResponse = Parameters<
  typeof call<typeof factorsContract.signInWithPasskey>
>[1]['body']['response']

export const passkeyNotUsed = 'No passkey was used. You can try again, or sign in another way.'

/** Throws an error whose message is shown to the visitor. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await readOptions()
  const response = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new Error(passkeyNotUsed, { cause })
  })
  await call(factorsContract.signInWithPasskey, { body: { response: response as AuthenticationResponse } })
}

/** Passkeys in the autofill suggestions of the email field (conditional UI). */
export function usePasskeySuggestions(onPick: (signIn: () => Promise<void>) => void): void {
  const picked = useEffectEvent(onPick)
  useEffect(() => {
    let isUnmounted = false
    const offer = async () => {
      const response = await waitForPick(() => isUnmounted)
      if (!response || isUnmounted) return
      picked(async () => {
        // If the server refuses this passkey, another one can be picked.
        void offer()
        await call(factorsContract.signInWithPasskey, {
          body: { response: response as AuthenticationResponse },
        })
      })
    }
    void offer()
    return () => {
      isUnmounted = true
      WebAuthnAbortService.cancelCeremony()
    }
  }, [])
}

/** Undefined if the browser has no such suggestions, or after unmounting. */
async function waitForPick(isUnmounted: () => boolean) {
  if (passkeyObstacle() || !(await browserSupportsWebAuthnAutofill())) return undefined
  try {
    const optionsJSON = await readOptions()
    return isUnmounted() ? undefined : await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch {
    return undefined
  }
}

async function readOptions(): Promise<Options> {
  return (await call(factorsContract.createPasskeySignInOptions, {})) as unknown as Options
}
