import type { GuestList, ListedGuest } from '../../guest-list.contract.ts'

/** Of those who come: who is shown. */
export type Presence = 'all' | 'missing' | 'here'

export function presenceLabels(isOver: boolean): { value: Presence; label: string }[] {
  return [
    { value: 'all', label: 'All' },
    { value: 'missing', label: isOver ? 'Did not come' : 'Not here' },
    { value: 'here', label: isOver ? 'Came' : 'Here' },
  ]
}

const usualMilliseconds = 2 * 3_600_000

export function hasEnded({ start_time, end_time }: GuestList['event'], now: number): boolean {
  return (end_time === null ? Date.parse(start_time) + usualMilliseconds : Date.parse(end_time)) <= now
}

/** Case, accents and spaces in a ticket do not count. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export function isFound(name: string, ticket: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.every(word => plain(name).includes(word))) return true
  return ticket !== '' && ticket.startsWith(words.join(''))
}

/** By answer. Only those who come are here or not. */
export function shownGuests(guests: readonly ListedGuest[], search: string, presence: Presence) {
  const found = guests.filter(({ name, ticket }) => isFound(name, ticket, search))
  const of = (answer: ListedGuest['answer']) => found.filter(guest => guest.answer === answer)
  return {
    going: of('going').filter(
      ({ checkedInAt }) => presence === 'all' || (checkedInAt !== null) === (presence === 'here'),
    ),
    waiting: presence === 'all' ? of('waitlist') : [],
    notGoing: presence === 'all' ? of('notGoing') : [],
  }
}

/** `7:42 PM` */
export const clockText = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
