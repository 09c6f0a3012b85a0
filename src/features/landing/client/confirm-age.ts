import { setPreferenceCookie } from '#platform/client/device-storage.ts'
import { deviceCookies } from '../landing.contract.ts'

/** Confirms the age notice without a page load; without JavaScript the form does it. */
export function confirmAgeInPlace(): void {
  const notice = document.querySelector<HTMLElement>('[data-age-notice]')
  notice?.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    setPreferenceCookie(deviceCookies.ageNotice, 'seen')
    notice.remove()
    document.querySelector<HTMLElement>('#main a, #main button, #main input')?.focus({ preventScroll: true })
  })
}
