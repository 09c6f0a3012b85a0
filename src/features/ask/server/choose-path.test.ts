import { describe, expect, test } from 'vitest'
import { choosePath } from './choose-path.ts'
import type { Route } from './question-route.ts'

const reading = (route: Route, probability = 0.9) => ({
  routes: [{ route, probability }],
  sections: [],
  nearness: 0.2,
  help: [],
  unusualWords: [],
  contrasted: [],
})
const none = { cigars: 0, drinks: 0 }

describe('Words that leave no doubt', () => {
  test.each([
    ["i can't go on any more", 'distress'],
    ['the dog ate a whole robusto', 'emergency'],
    ["my daughter, she's 12, swallowed nicotine fluid", 'emergency'],
    ["I'm 17, which one for prom?", 'underage'],
    ["he's 16 and wants to try", 'underage'],
    ['my friend is 15 and wants a cigar', 'underage'],
  ] as const)('%s is %s, whatever the classifier says', (question, route) => {
    expect(choosePath(question, reading('knowledge'), none)).toBe(route)
  })

  test.each([
    'I just ate a steak, which cigar now?',
    'is eating before a cigar wise',
    'I drank a stout with my robusto',
    "I'm 12 cigars into the box",
    "I'm 20 mins in and it tunnels",
    'she ate before her cigar',
    'he is 15 minutes late, can I keep my cigar lit',
  ])('%s is none of them', question => {
    expect(choosePath(question, reading('knowledge'), none)).toBe('knowledge')
  })
})

describe('What is about the cigar', () => {
  test.each([
    ['the cap is peeling off between my lips, help', 'emergency'],
    ['it started unraveling in my mouth after the cut, what now', 'emergency'],
    ['how much should one tip the fellow who lights it', 'others'],
    ['is a 58 ring too thick for a travel tube', 'offtopic'],
  ] as const)('%s is no case of %s', (question, route) => {
    expect(choosePath(question, reading(route), none)).toBe('knowledge')
  })

  test.each([
    'the wrapper unraveled and now my chest hurts',
    'the cap came off and he is choking on it',
    'he passed out after the second third',
  ])('%s stays an emergency', question => {
    expect(choosePath(question, reading('emergency'), none)).toBe('emergency')
  })
})

test('What turns somebody away needs more than to be the likeliest', () => {
  const routes = [
    { route: 'underage' as const, probability: 0.4 },
    { route: 'knowledge' as const, probability: 0.3 },
  ]
  expect(choosePath('what should I ask for', { ...reading('knowledge'), routes }, none)).toBe('knowledge')
})

test('A fact of a product needs one that is named, and a comparison two', () => {
  const routes = [
    { route: 'comparison' as const, probability: 0.6 },
    { route: 'catalogue' as const, probability: 0.3 },
    { route: 'knowledge' as const, probability: 0.1 },
  ]
  expect(choosePath('x', { ...reading('knowledge'), routes }, none)).toBe('knowledge')
  expect(choosePath('x', { ...reading('knowledge'), routes }, { cigars: 1, drinks: 0 })).toBe('catalogue')
  expect(choosePath('x', { ...reading('knowledge'), routes }, { cigars: 2, drinks: 0 })).toBe('comparison')
})

test('The leaf of one cigar, and the class of its price, are asked of the catalogue', () => {
  const one = { cigars: 1, drinks: 0 }
  expect(choosePath('whats in my le bijou, filler and wrapper', reading('unpublished'), one)).toBe(
    'catalogue',
  )
  expect(choosePath('exact share of ligero in its filler', reading('unpublished'), one)).toBe('unpublished')
  expect(choosePath('price class of the davidoff nicaragua', reading('price'), one)).toBe('catalogue')
  expect(choosePath('price of the davidoff nicaragua', reading('price'), one)).toBe('price')
})

test('How a page is used is asked of the help, though it sounds like records', () => {
  const near = { ...reading('records'), help: [{ slug: 'site', id: 'event-rsvp', score: 13 }] }
  expect(choosePath('How do I sign up for the tasting event?', near, none)).toBe('site')
  expect(choosePath('When did I last smoke an Oliva?', near, none)).toBe('records')
})

test('Stopping something else than smoking is no wish to quit', () => {
  expect(choosePath('how do I stop it getting dry', reading('quit'), none)).toBe('knowledge')
  expect(choosePath('how do I stop my wrapper cracking', reading('quit'), none)).toBe('knowledge')
  expect(choosePath('how do I stop smoking', reading('quit'), none)).toBe('quit')
})

test('A question with a word of the trade is not sent away, unless it asks for other work', () => {
  expect(choosePath('humidity', reading('offtopic'), none)).toBe('knowledge')
  expect(choosePath('why does my ciagr taste like amonia', reading('offtopic'), none)).toBe('knowledge')
  expect(choosePath('write a poem about my cigar', reading('offtopic'), none)).toBe('offtopic')
  expect(choosePath('who played Churchill best on film', reading('offtopic'), none)).toBe('offtopic')
})
