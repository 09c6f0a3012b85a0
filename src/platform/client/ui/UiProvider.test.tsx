import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Select } from './Select.tsx'
import { UiProvider } from './UiProvider.tsx'

it('nothing writes a style element, which the policy of the site would refuse', () => {
  const html = renderToStaticMarkup(
    <UiProvider>
      <Select
        label="Chair"
        options={[{ value: 'roof', label: 'On the roof' }]}
        value="roof"
        onValueChange={() => {}}
      />
    </UiProvider>,
  )
  expect(html).toContain('On the roof')
  expect(html).not.toContain('<style')
})
