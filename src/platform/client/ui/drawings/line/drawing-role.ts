/** A drawing with a title is a picture for everyone; one without is decoration beside words. */
export function drawingRole(title: string | undefined) {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
}
