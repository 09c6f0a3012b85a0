import { expect, test } from 'vitest'
import { excursionWords } from './alert-words.ts'

test('An alert says what is wrong, how it should be and what to do', () => {
  expect(
    excursionWords('Cedar cabinet', {
      quantity: 'humidity',
      side: 'low',
      value: 61.4,
      alert: 'began',
      unit: 'F',
    }),
  ).toEqual({
    title: 'Cedar cabinet: too dry, 61.4%',
    body: '65 to 72% is the range for cigars. Add a 69% pack, or renew the ones inside if they are stiff.',
  })
})

test('A repeated alert says how long it has been so, in the unit of the member', () => {
  expect(
    excursionWords('Cabinet', {
      quantity: 'temperature',
      side: 'high',
      value: 77,
      alert: 'continues',
      unit: 'C',
    }),
  ).toEqual({
    title: 'Cabinet: still too warm, 25 °C',
    body: '18.3 to 22.2 °C is the range for cigars. It has been so for more than 6 hours. Move it off the sill and away from heat: beetles hatch sooner where it is warm.',
  })
})
