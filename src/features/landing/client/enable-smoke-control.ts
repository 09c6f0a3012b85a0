import {
  smokeAction,
  smokeMotion,
  toggleSmoke,
  watchSmokeMotion,
} from '#features/illustrations/client/smoke/smoke-motion.ts'

/** Shows the button that stops the smoke of a page without React. */
export function enableSmokeControl(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-smoke-control]')
  if (!button) return
  const show = () => {
    const motion = smokeMotion()
    const action = smokeAction(motion)
    button.textContent = action
    button.ariaLabel = `${action} the smoke`
    button.hidden = motion === 'fixed'
  }
  show()
  watchSmokeMotion(show)
  button.addEventListener('click', toggleSmoke)
}
