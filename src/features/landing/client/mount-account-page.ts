/** Loads the form of an account page, or shows an error if that fails. */
export function mountAccountPage(load: () => Promise<unknown>): void {
  const container = document.querySelector('[data-account-page]')
  if (!container) return
  load().catch(() => {
    const error = container.querySelector('[data-form-failed]')
    if (error) error.textContent = 'The form didn’t load. Please check your connection and reload this page.'
  })
}
