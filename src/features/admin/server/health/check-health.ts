import type { HealthCheck } from '../../desk.contract.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkJobs, checkMail } from './check-delivery.ts'
import { checkLanguageModel, checkSpeech } from './check-providers.ts'
import { checkAuditLog, checkBackup, checkDatabase, checkStorage, checkVersion } from './check-records.ts'
import { checkSensors } from './check-sensors.ts'
import type { Check, Finding, HealthServices } from './health-services.ts'

interface Part {
  id: string
  title: string
  check: Check
}

const parts: readonly Part[] = [
  { id: 'mail', title: 'Mail', check: checkMail },
  { id: 'jobs', title: 'Background jobs', check: checkJobs },
  { id: 'certificate', title: 'Certificate', check: checkCertificate },
  { id: 'storage', title: 'Storage', check: checkStorage },
  { id: 'database', title: 'Database', check: checkDatabase },
  { id: 'backup', title: 'Last backup', check: checkBackup },
  { id: 'sensors', title: 'Sensors', check: checkSensors },
  { id: 'model', title: 'Language model', check: checkLanguageModel },
  { id: 'speech', title: 'Premium voices', check: checkSpeech },
  { id: 'version', title: 'Version', check: checkVersion },
  { id: 'audit-log', title: 'Audit log', check: checkAuditLog },
]

const timeoutMilliseconds = 5_000

const timedOut: Finding = {
  state: 'attention',
  finding: `It did not answer within ${timeoutMilliseconds / 1000} seconds.`,
  advice: 'Look again in a moment; if it stays so, restart the server.',
}
const failed: Finding = {
  state: 'trouble',
  finding: 'It could not be checked.',
  advice: 'The log of the server says why.',
}

/** What an owner wants to know at a glance, each with one sentence of what to do. One that hangs holds up no other. */
export async function checkHealth(
  services: HealthServices,
  timeout = timeoutMilliseconds,
): Promise<HealthCheck[]> {
  const checked = parts.map(async ({ id, title, check }) => {
    const finding = await within(timeout, check(services)).catch((failure: unknown) => {
      services.log.error({ err: failure, check: id }, 'a health check failed')
      return failed
    })
    return finding ? [{ id, title, ...finding }] : []
  })
  return (await Promise.all(checked)).flat()
}

async function within(
  milliseconds: number,
  finding: Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Finding>(resolve => {
    timer = setTimeout(resolve, milliseconds, timedOut)
  })
  try {
    return await Promise.race([finding, timeout])
  } finally {
    clearTimeout(timer)
  }
}
