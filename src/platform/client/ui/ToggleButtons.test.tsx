import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'
import { nextIndex } from './ToggleButtons.tsx'

const options = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
] as const

test('buttons are a named group with one stop of the Tab key, and say which one is pressed', () => {
  const html = renderToStaticMarkup(
    <SegmentedControl label="Order" options={options} value="oldest" onValueChange={() => undefined} />,
  )
  expect(html).toContain('role="group" aria-label="Order"')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-pressed="false"[^>]*>Newest/)
  expect(html).toMatch(/aria-pressed="true"[^>]*>Oldest/)
})

test('arrow keys move on and come round, Home and End lead to the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map(key => nextIndex(key, 2, 3))).toEqual([0, 1, 0, 2])
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(2)
  expect(nextIndex('Tab', 0, 3)).toBeUndefined()
})
