/** Whether a field with the focus brings up a keyboard that covers half of the page. */
export function hasTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
