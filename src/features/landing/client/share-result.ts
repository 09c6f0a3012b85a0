import { shareLink } from '#features/pairing/client/share-link.ts'

/** Shows the share button of a result page, which needs JavaScript. */
export function shareResult(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const status = document.querySelector('[data-share-status]')
  if (!button || !status) return
  button.hidden = false
  button.addEventListener('click', async () => {
    status.textContent = await shareLink(document.title, location.href)
  })
}
