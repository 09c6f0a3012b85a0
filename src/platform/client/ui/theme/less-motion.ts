/** Whether the device or the member (`<html data-motion="reduced">`) asks for less motion. */
export function wantsLessMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
