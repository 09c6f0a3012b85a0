import { expect, it } from 'vitest'
import { openNowSmoking } from './now-smoking.ts'

it('lists who is present, in the order in which they lit up, until their time is over', () => {
  let now = 0
  const smoking = openNowSmoking(() => now)
  smoking.show('ada', 'Padrón 1964', 60)
  smoking.show('grace', 'Oliva Serie V', 30)
  smoking.show('ada', 'Padrón 1926', 60)
  expect(smoking.list(['grace', 'ada', 'alan'])).toEqual([
    { memberId: 'ada', cigar: 'Padrón 1926' },
    { memberId: 'grace', cigar: 'Oliva Serie V' },
  ])
  expect(smoking.list(['grace'])).toHaveLength(1)
  now = 30 * 60_000
  expect(smoking.list(['grace', 'ada'])).toEqual([{ memberId: 'ada', cigar: 'Padrón 1926' }])
  smoking.hide('ada')
  expect(smoking.list(['ada'])).toEqual([])
})
