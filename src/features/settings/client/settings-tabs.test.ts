import { expect, test } from 'vitest'
import { readSettingsSearch } from './settings-tabs.ts'

test('Only existing tabs are read from the URL, and the first tab has no parameter', () => {
  expect(readSettingsSearch({ tab: 'voice', page: 2 })).toEqual({ tab: 'voice' })
  expect(readSettingsSearch({ tab: 'profile' })).toEqual({})
  expect(readSettingsSearch({ tab: 'kitchen' })).toEqual({})
  expect(readSettingsSearch({ tab: ['voice'] })).toEqual({})
})
