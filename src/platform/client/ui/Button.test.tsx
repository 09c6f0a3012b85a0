import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, ButtonLink } from './Button.tsx'

describe('a button', () => {
  it('keeps its label and its place in the tab order while working, and is marked busy', () => {
    const html = renderToStaticMarkup(<Button working>Log a smoke</Button>)
    expect(html).toContain('Log a smoke')
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled=""/)
  })

  it('cannot be pressed while disabled', () => {
    expect(renderToStaticMarkup(<Button disabled>Log a smoke</Button>)).toMatch(/ disabled=""/)
  })

  it('with an href is a link', () => {
    expect(renderToStaticMarkup(<ButtonLink href="/pair">Find a pairing</ButtonLink>)).toMatch(
      /^<a [^>]*href="\/pair"/,
    )
  })
})
