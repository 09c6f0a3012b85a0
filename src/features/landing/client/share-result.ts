import { shareLink } from '#features/pairing/client/share-link.ts'

/** The share button of a result page. */
export function shareResult(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const place = document.querySelector('[data-share-told]')
  if (!button || !place) return
  button.hidden = false
  button.addEventListener('click', async () => {
    place.textContent = await shareLink(document.title, location.href)
  })
}
