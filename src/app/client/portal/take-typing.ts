/**
 * Takes what is typed while the field for it is on its way, in place of whatever has the focus now. Ends by itself once
 * somebody types into a field of a dialog: it has come. Returns how to end it before.
 */
export function takeTyping(say: (typed: string) => void, giveUp: () => void): () => void {
  let typed = ''
  const end = () => removeEventListener('keydown', take, { capture: true })
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
