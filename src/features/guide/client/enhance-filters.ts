const openFilter = 'open-filter'

/** Progressive enhancement: with a script each choice is applied at once; without it a button does. */
export function enhanceFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  if (!form) return
  closeOnEscapeOrClick(form)
  form.addEventListener('formdata', event => dropEmptyFields(event.formData))
  applyAtOnce(form)
  reopen(form)
  // The browser may show the page again with ticks of choices that led away from it.
  addEventListener('pageshow', () => form.reset())
}

function applyAtOnce(form: HTMLFormElement): void {
  let isTyping = false
  document.addEventListener('keydown', ({ key, target }) => {
    isTyping = target instanceof HTMLSelectElement && key !== 'Enter' && key !== 'Tab'
  })
  document.addEventListener('pointerdown', () => {
    isTyping = false
  })
  const apply = (field: HTMLInputElement | HTMLSelectElement) => {
    rememberPlace(form, field)
    form.requestSubmit()
  }
  document.addEventListener('change', ({ target }) => {
    if (!isChoice(target, form)) return
    if (navigator.onLine === false) return form.reset()
    // An arrow key changes a closed select at each press: that is applied when it is left, or by Enter.
    if (target instanceof HTMLSelectElement && isTyping) whenLeft(target, () => apply(target))
    else apply(target)
  })
}

function isChoice(
  target: EventTarget | null,
  form: HTMLFormElement,
): target is HTMLInputElement | HTMLSelectElement {
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
  return isField && target.form === form && target.type !== 'search'
}

const pending = new WeakSet<HTMLSelectElement>()

function whenLeft(select: HTMLSelectElement, apply: () => void): void {
  if (pending.has(select)) return
  pending.add(select)
  const done = () => {
    pending.delete(select)
    apply()
  }
  select.addEventListener('blur', done, { once: true })
  select.addEventListener('keydown', event => event.key === 'Enter' && done())
}

/** The next page shows the same filter open, at the same height, with the focus where it was. */
function rememberPlace(form: HTMLFormElement, field: HTMLInputElement | HTMLSelectElement): void {
  const details = field.closest('details')
  const place = {
    path: form.action,
    name: field.name,
    value: field.value,
    y: scrollY,
    isOpen: details !== null,
  }
  sessionStorage.setItem(openFilter, JSON.stringify(place))
}

function reopen(form: HTMLFormElement): void {
  const stored = sessionStorage.getItem(openFilter)
  sessionStorage.removeItem(openFilter)
  if (!stored) return
  const { path, name, value, y, isOpen } = JSON.parse(stored) as Record<string, unknown>
  if (path !== form.action) return
  const fields = [...form.elements].filter(
    element => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )
  const ofName = fields.filter(field => field.name === name)
  const field = ofName.find(each => each.value === value) ?? ofName[0]
  const details = field?.closest('details')
  if (details && isOpen) details.open = true
  field?.focus({ preventScroll: true })
  scrollTo(0, Number(y))
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

/** Keeps empty fields, and the usual order, out of the URL. */
function dropEmptyFields(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter(value => value !== '')
    data.delete(name)
    for (const value of values) data.append(name, value)
  }
}
