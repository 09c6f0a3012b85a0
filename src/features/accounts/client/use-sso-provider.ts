import { useEffect, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { safeNext } from '../accounts.rules.ts'
import { oidcContract } from '../oidc.contract.ts'

/** Fetched once per page; a failed request is repeated by the next form. */
let request: Promise<string | null> | undefined

function fetchName(): Promise<string | null> {
  request ??= call(oidcContract.readSignInMethods, {}).then(
    ({ oidc }) => oidc,
    () => {
      request = undefined
      return null
    },
  )
  return request
}

/** Null without single sign-on. */
export function useSsoProviderName(): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => void fetchName().then(setName), [])
  return name
}

/** Resolves before the page is left: Back may restore it from the bfcache, and the form must not be busy then. */
export async function redirectToSsoProvider(next: string | undefined): Promise<void> {
  const { url } = await call(oidcContract.startOidc, { body: { next: safeNext(next) } })
  location.assign(url)
}
