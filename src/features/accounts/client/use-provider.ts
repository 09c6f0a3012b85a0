import { useEffect, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { safeNext } from '../accounts.rules.ts'
import { oidcContract } from '../oidc.contract.ts'

/** Asked once for a page; again by the next form where there was no answer. */
let asked: Promise<string | null> | undefined

function askName(): Promise<string | null> {
  asked ??= call(oidcContract.readWays, {}).then(
    ({ oidc }) => oidc,
    () => {
      asked = undefined
      return null
    },
  )
  return asked
}

/** Who else vouches for members of this house, if anybody. */
export function useProviderName(): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => void askName().then(setName), [])
  return name
}

/** Leaves this page. Not waited for: Back may bring it out of the browser's memory as it was. */
export async function goToProvider(next: string | undefined): Promise<void> {
  const { url } = await call(oidcContract.startOidc, { body: { next: safeNext(next) } })
  location.assign(url)
}
