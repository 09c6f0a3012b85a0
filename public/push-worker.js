// Runs in the background of a browser that gets push messages. Its only work is to show them.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('push', event => {
  const { tag, title, body, href } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { tag, body, icon: '/icons/icon-192.png', data: { href } }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.href, self.location.origin)))
})

/** In a tab of ours, if there is one. */
async function open(url) {
  if (url.origin !== self.location.origin) return
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return self.clients.openWindow(url.href)
  await tab.focus()
  await tab.navigate(url.href)
}
