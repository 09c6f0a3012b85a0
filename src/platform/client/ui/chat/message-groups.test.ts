import { expect, it } from 'vitest'
import { dayName, describeTyping, placeMessage } from './message-groups.ts'

const at = (text: string) => new Date(`2026-11-${text}`).getTime()
const tasha = (text: string) => ({ authorId: 'tasha', at: at(text) })
const reggie = (text: string) => ({ authorId: 'reggie', at: at(text) })

it('messages of one author within five minutes stand together', () => {
  expect(placeMessage(tasha('19T19:16'), tasha('19T19:12')).continues).toBe(true)
  expect(placeMessage(tasha('19T19:18'), tasha('19T19:12')).continues).toBe(false)
  expect(placeMessage(reggie('19T19:13'), tasha('19T19:12')).continues).toBe(false)
})

it('midnight parts a day from the next, even within five minutes', () => {
  const place = placeMessage(tasha('20T00:01'), tasha('19T23:59'))
  expect(place).toEqual({ startsDay: true, continues: false })
})

it('the first message starts a day', () => {
  expect(placeMessage(tasha('19T19:12'), undefined).startsDay).toBe(true)
})

it('a day has the name that people use for it', () => {
  const now = at('19T21:00')
  expect(dayName(at('19T01:00'), now)).toBe('Today')
  expect(dayName(at('18T23:59'), now)).toBe('Yesterday')
  expect(dayName(at('15T12:00'), now)).toBe('Sunday')
  expect(dayName(at('05T12:00'), now)).toBe('Thursday, November 5, 2026')
})

it('typing names up to three people', () => {
  expect(describeTyping([])).toBe('')
  expect(describeTyping(['Reggie'])).toBe('Reggie is typing')
  expect(describeTyping(['Reggie', 'Lena', 'Dev'])).toBe('Reggie, Lena and Dev are typing')
  expect(describeTyping(['A', 'B', 'C', 'D'])).toBe('4 people are typing')
})
