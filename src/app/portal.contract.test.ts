import { expect, test } from 'vitest'
import { signedOutRedirect } from './portal.contract.ts'

test('the code of a label is opened after signing in; any other page of the humidor leads to the landing page', () => {
  expect(signedOutRedirect('/dashboard/humidor?location=Top')).toBe(
    '/login?next=%2Fdashboard%2Fhumidor%3Flocation%3DTop',
  )
  expect(signedOutRedirect('/dashboard/humidor')).toBe('/')
})
