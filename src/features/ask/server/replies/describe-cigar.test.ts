import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { describeCigar } from './describe-cigar.ts'

const line = (id: string) => catalogue.linesById.get(id)!

test('Of a name that several cigars share, those of which something is known are described', () => {
  const { text, sources, isRefused } = describeCigar(
    catalogue,
    line('drew-estate-liga-privada'),
    'Who makes Liga Privada and where is the wrapper from?',
  )
  expect(isRefused).toBeFalsy()
  expect(text).toMatch(/name of Drew Estate.+ No\. 9 is .+ Connecticut Broadleaf Oscuro wrapper/)
  expect(sources).toHaveLength(3)
})
