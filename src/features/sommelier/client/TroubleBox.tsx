import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import type { Finding } from './use-advice.ts'

/** Why there is no answer; where a bottle is missing, with the way to the bar. */
export function TroubleBox({ finding }: { finding: Finding }) {
  if (finding.state !== 'failed') return null
  const { message, isBarEmpty } = finding.trouble
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
