import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { deskContract, type HealthCheck } from '../desk.contract.ts'
import css from './HealthTab.module.css'
import { healthQuery, summaryOf } from './health-query.ts'
import { dayAndTime } from './moments.ts'
import { useAdminCall } from './use-admin-access.ts'

const tones = {
  good: { tone: 'ok', word: 'Good' },
  attention: { tone: 'warn', word: 'Needs a look' },
  trouble: { tone: 'danger', word: 'In trouble' },
} as const

export function HealthTab() {
  const call = useAdminCall()
  const { data, error, isFetching, refetch } = useQuery(healthQuery(call))
  if (error)
    return (
      <ErrorBox title="Failed to load the state" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    )
  if (!data) return <Skeleton label="Loading the state of the lounge" shape="text" rows={8} />
  return (
    <div className={css.tab}>
      <p className={css.state} role="status">
        {summaryOf(data.checks)}
      </p>
      <ul className={css.checks}>
        {data.checks.map(check => (
          <Check key={check.id} {...check} />
        ))}
      </ul>
      <div className={css.actions}>
        <TestMail />
        {hasGivenUp(data.checks) && <RetryJobs />}
        <Button working={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      <p className={css.moment}>Looked at {dayAndTime(data.readAt)}.</p>
    </div>
  )
}

/** Mail that was given up is one of the jobs. */
function hasGivenUp(checks: readonly HealthCheck[]): boolean {
  return checks.some(({ id, state }) => id === 'jobs' && state !== 'good')
}

function Check({ title, state, finding, advice }: HealthCheck) {
  const { tone, word } = tones[state]
  return (
    <li>
      <h2>{title}</h2>
      <StatusTag tone={tone}>{word}</StatusTag>
      <p>
        {finding} {advice && <strong>{advice}</strong>}
      </p>
    </li>
  )
}

function TestMail() {
  const call = useAdminCall()
  const toast = useToast()
  const send = useMutation({
    mutationFn: () => call(deskContract.sendTestMail, {}),
    onSuccess: ({ to, hasMailServer }) =>
      toast.info(
        hasMailServer
          ? `A test mail went to ${to}.`
          : 'The test mail lies in the outbox, as no mail server is set.',
      ),
    onError: failure => toast.error(messageFor(failure, 'Failed to send the test mail')),
  })
  return (
    <Button working={send.isPending} onClick={() => send.mutate()}>
      Send me a test mail
    </Button>
  )
}

function RetryJobs() {
  const call = useAdminCall()
  const client = useQueryClient()
  const toast = useToast()
  const retry = useMutation({
    mutationFn: () => call(deskContract.retryFailedJobs, {}),
    onSuccess: ({ retried }) => {
      toast.info(retried === 0 ? 'No job had failed.' : `${retried} tried again.`)
      return client.invalidateQueries({ queryKey: ['admin', 'health'] })
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to try the jobs again')),
  })
  return (
    <Button working={retry.isPending} onClick={() => retry.mutate()}>
      Try failed jobs again
    </Button>
  )
}
