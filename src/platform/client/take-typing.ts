/**
 * Takes what is typed while the field for it is on its way, in place of whatever has the focus now. Ends by itself once
 * a field of a dialog has the focus: it has come. Returns how to end it before.
 */
export function takeTyping(say: (typed: string) => void, giveUp: () => void): () => void {
  let typed = ''
  const end = () => {
    removeEventListener('keydown', take, { capture: true })
    removeEventListener('focusin', look)
  }
  const look = ({ target }: FocusEvent) => {
    if (isField(target)) end()
  }
  const take = (event: KeyboardEvent) => {
    if (isField(event.target)) return end()
    const after = typedAfter(event, typed)
    if (after === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') {
      end()
      return giveUp()
    }
    typed = after
    say(typed)
  }
  addEventListener('keydown', take, { capture: true })
  addEventListener('focusin', look)
  return end
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.closest('[role=dialog]') !== null
}

/** Nothing for keys that write nothing. Enter must not press what has the focus behind. */
function typedAfter(event: KeyboardEvent, typed: string): string | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Enter' || key === 'Escape') return typed
  if (key === 'Backspace') return [...typed].slice(0, -1).join('')
  return [...key].length === 1 ? typed + key : undefined
}
