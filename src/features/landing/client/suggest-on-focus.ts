/** Loads the list of suggestions of a field when it gets the focus; without it the form works as it is. */
export function suggestOnFocus(load: () => Promise<(input: HTMLInputElement) => void>): void {
  const fields = new WeakSet<HTMLInputElement>()
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('suggests' in target.dataset) || fields.has(target)) return
    fields.add(target)
    load().then(
      suggestIn => suggestIn(target),
      () => fields.delete(target),
    )
  })
}
