import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Field } from './Field.tsx'

it('a field with an error is marked invalid and shows the error', () => {
  const html = renderToStaticMarkup(<Field label="Email" error="That address has no @." />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('That address has no @.')
})

it('a field without an error is not marked invalid', () => {
  expect(renderToStaticMarkup(<Field label="Email" error={null} />)).not.toContain('aria-invalid="true"')
})
