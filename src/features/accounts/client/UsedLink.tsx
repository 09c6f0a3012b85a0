import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { recoveryContract } from '../recovery.contract.ts'

export function UsedLink({ href, label }: { href: string; label: string }) {
  return (
    <>
      <ErrorBox>{recoveryContract.signInByLink.refusals.INVALID_TOKEN.error}</ErrorBox>
      <ButtonLink href={href} look="primary" wide>
        {label}
      </ButtonLink>
    </>
  )
}
