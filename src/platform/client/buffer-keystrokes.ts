/**
 * Buffers what is typed while a dialog's field is still loading. Ends by itself once a field inside a dialog has the
 * focus. Returns a function that ends it earlier.
 */
export function bufferKeystrokes(onTyped: (typed: string) => void, onCancel: () => void): () => void {
  let typed = ''
  const end = () => {
    removeEventListener('keydown', onKeyDown, { capture: true })
    removeEventListener('focusin', onFocus)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (isDialogField(target)) end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDialogField(event.target)) return end()
    const nextTyped = applyKey(event, typed)
    if (nextTyped === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') {
      end()
      return onCancel()
    }
    typed = nextTyped
    onTyped(typed)
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  addEventListener('focusin', onFocus)
  return end
}

function isDialogField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.closest('[role=dialog]') !== null
}

/** `undefined` for keys that do not type. Enter is swallowed: it would press the control behind the overlay. */
function applyKey(event: KeyboardEvent, typed: string): string | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Enter' || key === 'Escape') return typed
  if (key === 'Backspace') return [...typed].slice(0, -1).join('')
  return [...key].length === 1 ? typed + key : undefined
}
