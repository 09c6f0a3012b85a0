import { call } from '#platform/client/api.ts'
import { notificationSettingsContract } from '../notification-settings.contract.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const workerPath = '/push-worker.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

export async function readPushState(endpoints: readonly string[]): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription && endpoints.includes(subscription.endpoint) ? 'on' : 'off'
}

/** Asks for the permission, so it has to be called at a press. */
export async function allowPush(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made with keys of before cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await call(notificationSettingsContract.addPushSubscription, {
    body: { endpoint: subscription.endpoint, p256dh, auth },
  })
  return 'on'
}

export async function stopPush(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription) {
    await call(notificationSettingsContract.removePushSubscriptions, {
      body: { endpoint: subscription.endpoint },
    })
    await subscription.unsubscribe()
  }
  return 'off'
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

let trustedUrl: string | undefined

/** The security policy lets no plain text name a script. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedUrl ??=
    trustedTypes?.createPolicy('app', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  return trustedUrl
}
