/** Progressive enhancement: the filters work without it. */
export function enhanceFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  if (!form) return
  closeOnEscapeOrClick(form)
  form.addEventListener('formdata', event => dropEmptyFields(event.formData))
}

/** Closes an open filter on Escape or on a click elsewhere. */
function closeOnEscapeOrClick(form: HTMLFormElement): void {
  const findOpen = () => form.querySelector<HTMLDetailsElement>('details[open]')
  document.addEventListener('click', event => {
    const opened = findOpen()
    if (opened && !opened.contains(event.target as Node)) opened.open = false
  })
  form.addEventListener('keydown', event => {
    const opened = findOpen()
    if (event.key !== 'Escape' || !opened) return
    event.preventDefault()
    opened.open = false
    opened.querySelector('summary')?.focus()
  })
}

/** Keeps empty fields out of the URL. */
function dropEmptyFields(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter(value => value !== '')
    data.delete(name)
    for (const value of values) data.append(name, value)
  }
}
