/** True if the device or the member's setting (`<html data-motion="reduced">`) asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
