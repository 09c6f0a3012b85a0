import { counted, type Finding, type HealthServices, isGood } from './health-services.ts'
import { type Certificate, CertificateUnreachable } from './read-certificate.ts'

const millisecondsPerDay = 86_400_000
/** Below these it needs attention, and is in trouble. Certificates that renew themselves do so a month before their end. */
const fewDays = 21
const tooFewDays = 7
const renew = 'Renew it where https ends, which is usually the reverse proxy.'

export async function checkCertificate({ readCertificate }: HealthServices): Promise<Finding | undefined> {
  if (!readCertificate) return undefined
  try {
    return judge(await readCertificate(), new Date())
  } catch (failure) {
    if (!(failure instanceof CertificateUnreachable)) throw failure
    return {
      state: 'trouble',
      finding: failure.message,
      advice: 'Check the reverse proxy, and that this machine finds the address of BASE_URL as visitors do.',
    }
  }
}

export function judge({ host, endsAt, distrust }: Certificate, now: Date): Finding {
  const days = Math.floor((endsAt.getTime() - now.getTime()) / millisecondsPerDay)
  const end = endsAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  if (endsAt <= now)
    return {
      state: 'trouble',
      finding: `The certificate of ${host} expired on ${end}: browsers refuse it.`,
      advice: renew,
    }
  const finding = `The certificate of ${host} is good for ${counted(days, 'day')}, until ${end}.`
  if (days < fewDays) return { state: days < tooFewDays ? 'trouble' : 'attention', finding, advice: renew }
  if (distrust === null) return isGood(finding)
  return {
    state: 'attention',
    finding: `${finding} Browsers may not trust it (${distrust}).`,
    advice: 'Use one of a public authority, with the chain it comes with, for the host name of BASE_URL.',
  }
}
