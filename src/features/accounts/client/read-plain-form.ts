/**
 * The form that works without a script, before another one replaces it: the error it shows, and what was typed into it
 * in the meantime.
 */
export function readPlainForm(container: HTMLElement) {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[name]')]
  const typed = new Map(fields.map(({ name, value }) => [name, value]))
  const focused = fields.find(field => field === document.activeElement)?.name
  const failed = container.querySelector('[role="alert"]')?.textContent
  const email = typed.get('email')
  return {
    step: { ...(failed && { failed }), ...(email && { email }) },
    /** Once the new form is there. */
    restore() {
      for (const field of container.querySelectorAll<HTMLInputElement>('input[name]')) {
        if (field.type !== 'checkbox') field.value ||= typed.get(field.name) ?? ''
        if (field.name === focused) field.focus()
      }
    },
  }
}
