import { describe, expect, test } from 'vitest'
import { findStatements, isMatterOfTaste } from './find-statements.ts'
import { meaningOf } from './memory-meaning.ts'

/** What would be remembered, in words. */
function rememberedOf(text: string): string[] {
  return findStatements(text).statements.flatMap(({ subject, value }) =>
    value === undefined ? `not any more: ${subject}` : (meaningOf({ subject, value })?.text ?? []),
  )
}

describe('Arturo remembers what a member says about themselves for good', () => {
  test.each([
    ['I don’t drink alcohol.', 'you don’t drink alcohol'],
    ['I dont drink alcohol', 'you don’t drink alcohol'],
    ['I don’t drink.', 'you don’t drink alcohol'],
    ['i never drink alcohol', 'you don’t drink alcohol'],
    ['I do not drink any alcohol at all.', 'you don’t drink alcohol'],
    ['I no longer drink alcohol', 'you don’t drink alcohol'],
    ['I quit drinking three years ago.', 'you don’t drink alcohol'],
    ['I gave up alcohol for good', 'you don’t drink alcohol'],
    ["I'm a teetotaler", 'you don’t drink alcohol'],
    ["I've been sober for six years", 'you don’t drink alcohol'],
    ['I only drink alcohol-free drinks', 'you don’t drink alcohol'],
    ['What goes with a Padrón 1964? I don’t drink alcohol.', 'you don’t drink alcohol'],
    ['I don’t drink alcohol, what goes with a Padrón 1964?', 'you don’t drink alcohol'],
    ['I don’t drink alcohol so what should I pour with a Padrón 1964 tonight?', 'you don’t drink alcohol'],
    ['Hi Arturo, I don’t drink alcohol. What shall I smoke tonight?', 'you don’t drink alcohol'],
    ['As I told you, I don’t drink alcohol.', 'you don’t drink alcohol'],
    ['Please remember that I don’t drink alcohol', 'you don’t drink alcohol'],
    ['I can’t stand smoky drinks', 'you don’t like smoky drinks'],
    ['I hate peaty whisky!', 'you don’t like smoky drinks'],
    ['I really don’t like anything too sweet', 'you don’t like sweet drinks'],
    ['I hate sweet', 'you don’t like sweet drinks'],
    ['I don’t have a sweet tooth.', 'you don’t like sweet drinks'],
    ['I don’t like heavy drinks', 'you don’t like heavy drinks'],
    ['I’m not a fan of fizzy drinks', 'you don’t like fizzy drinks'],
    ['I hate cinnamon', 'you don’t like cinnamon'],
    ['I can’t stand the taste of licorice', 'you don’t like anise'],
    ['I don’t like rum', 'you don’t like rum'],
    ['I never drink coffee.', 'you don’t like coffee'],
    ['I don’t drink whisky', 'you don’t like whiskey'],
    ['I only smoke mild cigars', 'you smoke mild cigars'],
    ['I don’t like strong cigars', 'you don’t like strong cigars'],
    ['I always smoke full-bodied cigars', 'you smoke strong cigars'],
    ['I only have 30 minutes in the evening', 'you have 30 minutes for a cigar in the evening'],
    ['I usually have an hour for a cigar every evening', 'you have 60 minutes for a cigar in the evening'],
    ['I have half an hour most evenings', 'you have 30 minutes for a cigar in the evening'],
  ])('%s', (text, remembered) => {
    expect(rememberedOf(text)).toEqual([remembered])
  })

  test('also two things in one sentence', () => {
    expect(rememberedOf('I can’t stand smoky or sweet drinks.')).toEqual([
      'you don’t like smoky drinks',
      'you don’t like sweet drinks',
    ])
    expect(rememberedOf('I don’t drink alcohol and I only smoke mild cigars.')).toEqual([
      'you don’t drink alcohol',
      'you smoke mild cigars',
    ])
  })
})

describe('Arturo no longer remembers what is taken back', () => {
  test.each([
    ['I drink alcohol again', 'alcohol'],
    ['I do drink alcohol', 'alcohol'],
    ['I like smoky drinks now', 'drinks smoky'],
    ['I don’t mind sweet drinks anymore', 'drinks sweet'],
    ['I don’t hate cinnamon', 'note cinnamon'],
    ['I love rum', 'family rum'],
    ['I like strong cigars now', 'cigar strength'],
    ['I have plenty of time in the evening now', 'minutes'],
    ['Forget that I don’t drink alcohol', 'alcohol'],
  ])('%s', (text, subject) => {
    expect(rememberedOf(text)).toEqual([`not any more: ${subject}`])
  })
})

describe('Arturo does not remember', () => {
  test.each([
    ['a question', 'Why can’t I stand smoky drinks?'],
    ['a question about alcohol', 'What if I don’t drink alcohol?'],
    ['what is asked', 'I don’t like rum?'],
    ['whether it was remembered', 'Do you remember that I don’t drink alcohol?'],
    ['a belief', 'Do you think I don’t like sweet drinks?'],
    ['an evening', 'I’m driving tonight'],
    ['a driver', 'I’m the designated driver, so no alcohol'],
    ['tonight', 'I don’t drink alcohol tonight'],
    ['tonight, in front', 'Tonight I don’t drink alcohol.'],
    ['tonight, with a comma', 'Tonight, I don’t drink alcohol'],
    ['tonight, behind', 'I don’t drink alcohol. Just for tonight.'],
    ['for now', 'I don’t drink alcohol right now'],
    ['a month', 'It’s dry January, I don’t drink alcohol'],
    ['a course of medicine', 'I don’t drink alcohol, I’m on antibiotics'],
    ['a condition', 'I don’t drink alcohol when I drive'],
    ['a condition, in front', 'When I’m driving, I don’t drink alcohol'],
    ['if', 'If I don’t drink alcohol, what goes with a Padrón?'],
    ['unless', 'I don’t drink alcohol unless it is free'],
    ['weekdays', 'I don’t drink alcohol on weekdays'],
    ['an exception', 'I don’t like sweet drinks except port'],
    ['an exception, with a comma', 'I don’t like sweet drinks, except port'],
    ['a little', 'I don’t drink much'],
    ['a saying', 'I don’t drink and drive'],
    ['not only', 'I don’t just drink alcohol'],
    ['somebody else', 'My wife doesn’t drink alcohol'],
    ['somebody else’s words', 'My wife says I hate cinnamon'],
    ['somebody else’s words, after a comma', 'My brother always says, I don’t drink alcohol'],
    ['a quotation', '“I don’t drink alcohol” is what he tells everybody'],
    ['a translation', 'Translate: I don’t drink alcohol'],
    ['us', 'We don’t drink alcohol'],
    ['a friend', 'Asking for a friend. I don’t drink alcohol.'],
    ['a guest', 'He doesn’t like smoky drinks'],
    ['the past', 'I used to hate smoky drinks'],
    ['the past of one evening', 'I didn’t like the smoky drink'],
    ['a wish', 'I wish I didn’t like sweet drinks'],
    ['a supposition', 'Suppose I don’t drink alcohol.'],
    ['a game', 'Let’s say, I don’t drink alcohol'],
    ['a joke', 'I don’t drink alcohol. Just kidding.'],
    ['what is negated away', 'It’s not that I hate smoky drinks'],
    ['what was never said', 'I never said I hate sweet drinks'],
    ['a single drink', 'I don’t like this rum'],
    ['a drink that is named', 'I don’t like Lagavulin 16'],
    ['a comparison', 'I don’t like rum as much as bourbon'],
    ['a combination', 'I don’t like rum with a mild cigar'],
    ['what it does not know', 'I don’t like smoky or purple drinks'],
    ['smoke of others', 'I hate smoke'],
    ['heavy cigars as heavy drinks', 'I don’t like heavy'],
    ['an allergy, which is not Arturo’s to watch', 'I’m allergic to almonds'],
    ['a wish for this answer', 'I don’t want anything sweet'],
    ['another wish for this answer', 'nothing smoky please'],
    ['time there is now', 'I only have 30 minutes'],
    ['time there is now for a cigar', 'I only have 30 minutes for a cigar'],
    ['time there is tonight', 'I only have 30 minutes tonight'],
    ['mild cigars as a wish', 'I want a mild cigar'],
    ['mild cigars somebody gave', 'I only have mild cigars'],
    ['strong ones, which may be drinks', 'I prefer strong ones'],
    ['a question about mild cigars', 'Should I only smoke mild cigars?'],
    ['what is meant to help somebody else', 'She told me: I only smoke mild cigars'],
    ['a list with something else', 'I don’t drink alcohol, rum or otherwise'],
    ['doubt', 'I don’t drink alcohol, I think'],
    ['a tag', 'I don’t drink alcohol, do I?'],
    ['a long text', `I don’t drink alcohol. ${'And so the evening went on in the old house. '.repeat(20)}`],
    ['nothing', 'How do I freeze cigars against beetles?'],
  ])('%s: %s', (_, text) => {
    expect(rememberedOf(text)).toEqual([])
  })
})

describe('A text without a question', () => {
  test.each([
    ['I don’t drink alcohol.', true],
    ['Hi Arturo, I don’t drink alcohol. Thanks!', true],
    ['I don’t drink alcohol. What goes with a Padrón?', false],
    ['I don’t drink alcohol, what goes with a Padrón?', false],
    ['Hello', false],
  ])('is told from one with: %s', (text, isAll) => {
    expect(findStatements(text).isAll).toBe(isAll)
  })
})

test.each([
  ['I don’t like whiskey.', true],
  ['I hate cinnamon and I only smoke mild cigars.', true],
  ['I don’t drink alcohol.', false],
  ['I don’t like whiskey any more, it is killing me', false],
])('“%s” says what somebody likes, and nothing else: %s', (text, is) => {
  expect(isMatterOfTaste(text)).toBe(is)
})
