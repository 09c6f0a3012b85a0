/**
 * Whether a key belongs to an input method, such as the Enter that confirms a Japanese word. Safari has ended the
 * composition by then, and tells it by the key code alone.
 */
export function isComposingKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
