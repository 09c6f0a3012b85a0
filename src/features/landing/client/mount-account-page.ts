/** Brings the form of an account page, where there is one. Should it not come, the page says so. */
export function mountAccountPage(load: () => Promise<unknown>): void {
  const place = document.querySelector('[data-account-page]')
  if (!place) return
  load().catch(() => {
    const failed = place.querySelector('[data-form-failed]')
    if (failed)
      failed.textContent = 'The form did not arrive. Please check your connection and load this page again.'
  })
}
