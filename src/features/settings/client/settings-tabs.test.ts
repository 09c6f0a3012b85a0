import { expect, test } from 'vitest'
import { readSettingsSearch } from './settings-tabs.ts'

test('Only a tab that exists is read from the address, and the first needs no word there', () => {
  expect(readSettingsSearch({ tab: 'voice', page: 2 })).toEqual({ tab: 'voice' })
  expect(readSettingsSearch({ tab: 'profile' })).toEqual({})
  expect(readSettingsSearch({ tab: 'kitchen' })).toEqual({})
  expect(readSettingsSearch({ tab: ['voice'] })).toEqual({})
})
