import { counted, type Finding, type HealthServices, isGood } from './health-services.ts'

export async function checkMail({ mail, jobs }: HealthServices): Promise<Finding> {
  if (!mail.isConfigured)
    return {
      state: 'attention',
      finding: 'No mail server is set: mail stays in the outbox.',
      advice: 'Set one on the tab Lounge, so that members get what is written to them.',
    }
  const failed = (await jobs.readQueue())?.failed.find(({ name }) => name === 'send-mail')
  if (!failed) return isGood('A mail server is set.')
  return {
    state: 'trouble',
    finding: `${counted(failed.count, 'mail')} could not be sent. The last failure: ${firstLine(failed.lastFailure)}`,
    advice: 'Check the mail server on the tab Lounge with a test mail, then try the failed jobs again.',
  }
}

export async function checkJobs({ jobs }: HealthServices): Promise<Finding> {
  const queue = await jobs.readQueue()
  if (!queue) return { state: 'trouble', finding: 'The queue does not run.', advice: 'Restart the server.' }
  const failed = queue.failed.reduce((sum, { count }) => sum + count, 0)
  if (failed === 0)
    return isGood(queue.waiting === 0 ? 'None waits.' : `${counted(queue.waiting, 'job')} waiting.`)
  return {
    state: 'trouble',
    finding: `${counted(failed, 'job')} failed for good: ${queue.failed.map(({ name }) => name).join(', ')}.`,
    advice: 'Mend the cause, then try them again.',
  }
}

const firstLine = (text: string) => text.split('\n')[0]!
