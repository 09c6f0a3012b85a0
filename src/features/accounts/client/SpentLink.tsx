import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { recoveryContract } from '../recovery.contract.ts'

/** The link of a mail that counts no more, and where to get another. */
export function SpentLink({ askAt, label }: { askAt: string; label: string }) {
  return (
    <>
      <ErrorBox>{recoveryContract.signInByLink.refusals.INVALID_TOKEN.error}</ErrorBox>
      <ButtonLink href={askAt} look="primary" wide>
        {label}
      </ButtonLink>
    </>
  )
}
