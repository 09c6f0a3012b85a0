import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/client/api.ts'
import { factorsContract } from '../factors.contract.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Shown = Parameters<typeof call<typeof factorsContract.signInWithPasskey>>[1]['body']['response']

export const passkeyNotUsed = 'No passkey was used. You can try again, or sign in another way.'

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys: () => boolean = browserSupportsWebAuthn

/** Asks the browser for a passkey, and signs in with it. Throws with a sentence for people. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await readOptions()
  const shown = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new Error(passkeyNotUsed, { cause })
  })
  await call(factorsContract.signInWithPasskey, { body: { response: shown as Shown } })
}

/** Offers passkeys among the suggestions of the e-mail field, where the browser can. */
export function usePasskeySuggestions(use: (signIn: () => Promise<void>) => void): void {
  const picked = useEffectEvent(use)
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      const shown = await waitForSuggested(() => isOver)
      if (!shown || isOver) return
      picked(async () => {
        // Should the house not take this one, another may be picked.
        void offer()
        await call(factorsContract.signInWithPasskey, { body: { response: shown as Shown } })
      })
    }
    void offer()
    return () => {
      isOver = true
      WebAuthnAbortService.cancelCeremony()
    }
  }, [])
}

/** Settles when somebody picks a suggestion; with nothing when that cannot be, or the form has gone. */
async function waitForSuggested(isOver: () => boolean) {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  try {
    const optionsJSON = await readOptions()
    return isOver() ? undefined : await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch {
    return undefined
  }
}

async function readOptions(): Promise<Options> {
  return (await call(factorsContract.startPasskeySignIn, {})) as unknown as Options
}
