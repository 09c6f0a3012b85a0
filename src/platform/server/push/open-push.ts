import webpush from 'web-push'
import { isAddress, isPrivateHost } from '../network-addresses.ts'
import { type PushRequest, postToPushService } from './post-to-push-service.ts'
import type { PushKeys } from './push-keys.ts'

/** A browser that allowed messages, as it describes itself. */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  publicKey: string
  /** Whether messages can go there: an https address on the internet. */
  accepts(endpoint: string): boolean
  /**
   * Resolves with `gone` if the browser takes no more messages, or never could. Throws if trying again may help.
   */
  send(subscription: PushSubscription, message: object, signal?: AbortSignal): Promise<'sent' | 'gone'>
}

interface PushOptions {
  keys: PushKeys
  /** Whom a push service can write to. */
  contactEmail: string
  accepts?: (endpoint: string) => boolean
  post?: (request: PushRequest) => Promise<number>
}

/** The push service keeps a message for a browser that is off. */
const keptSeconds = 24 * 60 * 60
const timeoutMilliseconds = 10_000

/** A push service did not take a message. */
export class PushNotTaken extends Error {
  override name = 'PushNotTaken'
  readonly responseCode: number

  constructor(responseCode: number) {
    super('The push service did not take a message.')
    this.responseCode = responseCode
  }
}

export function openPush({
  keys,
  contactEmail,
  accepts = isPublicHttps,
  post = postToPushService,
}: PushOptions): Push {
  const vapidDetails = { subject: `mailto:${contactEmail}`, ...keys }
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message, signal) {
      if (!accepts(endpoint)) return 'gone'
      const encrypted = encrypt({ endpoint, keys: { p256dh, auth } }, message, vapidDetails)
      if (!encrypted) return 'gone'
      const timeout = AbortSignal.timeout(timeoutMilliseconds)
      const status = await post({
        url: new URL(endpoint),
        ...encrypted,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw new PushNotTaken(status)
    },
  }
}

/** Undefined if the browser’s keys are none. */
function encrypt(
  subscription: webpush.PushSubscription,
  message: object,
  vapidDetails: PushKeys & { subject: string },
): Pick<PushRequest, 'headers' | 'body'> | undefined {
  try {
    const details = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails,
      TTL: keptSeconds,
    })
    return { headers: details.headers, body: details.body }
  } catch {
    return undefined
  }
}

function isPublicHttps(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    !isAddress(hostname) &&
    !isPrivateHost(hostname)
  )
}
