/** What a script adds to the filters, which work without one. */
export function tendFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  if (!form) return
  foldUp(form)
  form.addEventListener('formdata', event => leaveOutEmpty(event.formData))
}

/** A filter that hangs open over the list folds up again: by Escape, or by a click anywhere else. */
function foldUp(form: HTMLFormElement): void {
  const openOne = () => form.querySelector<HTMLDetailsElement>('details[open]')
  document.addEventListener('click', event => {
    const open = openOne()
    if (open && !open.contains(event.target as Node)) open.open = false
  })
  form.addEventListener('keydown', event => {
    const open = openOne()
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  })
}

/** So that an address to share says only what was chosen. */
function leaveOutEmpty(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const said = data.getAll(name).filter(value => value !== '')
    data.delete(name)
    for (const value of said) data.append(name, value)
  }
}
