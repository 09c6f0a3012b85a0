import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import type { Finding } from './use-advice.ts'

export function AdviceError({ finding }: { finding: Finding }) {
  if (finding.state !== 'failed') return null
  const { message, isBarEmpty } = finding.failure
  return (
    <ErrorBox>
      {message}
      {isBarEmpty && (
        <>
          {' '}
          <LinkTo to="/dashboard/bar">Go to My bar</LinkTo>
        </>
      )}
    </ErrorBox>
  )
}
