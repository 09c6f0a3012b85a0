const longestWaitMilliseconds = 1_000

/**
 * Messages of a member must not reach whoever uses this browser next. The server drops the subscription once the push
 * service says that it is gone.
 */
export async function endPush(): Promise<void> {
  const waited = new Promise<void>(resolve => setTimeout(resolve, longestWaitMilliseconds))
  await Promise.race([unsubscribe().catch(() => undefined), waited])
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
