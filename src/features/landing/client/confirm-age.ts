import { keepOnDevice } from '#platform/client/keep-on-device.ts'
import { deviceCookies } from '../landing.contract.ts'

/** Answers the notice without leaving the page; without this script the form does the same by a round trip. */
export function confirmAgeInPlace(): void {
  const notice = document.querySelector<HTMLElement>('[data-age-notice]')
  notice?.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    keepOnDevice(deviceCookies.ageNotice, 'seen')
    notice.remove()
    document.querySelector<HTMLElement>('#main a, #main button, #main input')?.focus({ preventScroll: true })
  })
}
