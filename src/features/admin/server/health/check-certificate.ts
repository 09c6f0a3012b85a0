import { counted, type Finding, type HealthServices, isGood } from './health-services.ts'
import { type Certificate, CertificateUnreachable } from './read-certificate.ts'

const millisecondsPerDay = 86_400_000
/** Below these it needs attention, and is in trouble. Certificates that renew themselves do so a month before their end. */
const fewDays = 21
const tooFewDays = 7
const renew =
  'Ask whoever runs the server to renew it: most renew by themselves, so that has stopped working.'

export async function checkCertificate({ readCertificate }: HealthServices): Promise<Finding | undefined> {
  if (!readCertificate) return undefined
  try {
    return judge(await readCertificate(), new Date())
  } catch (failure) {
    if (!(failure instanceof CertificateUnreachable)) throw failure
    return {
      state: 'trouble',
      finding: failure.message,
      advice:
        'Ask whoever runs the server: the address of the site (BASE_URL) has to open from the server too, as it does for visitors.',
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
    advice: 'Ask whoever runs the server for one of a public authority, with the chain it comes with.',
  }
}
