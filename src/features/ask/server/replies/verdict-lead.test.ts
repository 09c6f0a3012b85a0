import { describe, expect, test } from 'vitest'
import type { Verdict } from '#features/knowledge/server/load-library.ts'
import { leadFor } from './verdict-lead.ts'

const section = (...claims: [text: string, verdict: Verdict][]) => ({
  claims: claims.map(([text, verdict]) => ({ text, verdict })),
})
const whiteAsh = section(['White ash is a sign of a better cigar', 'no'])
const relit = section(['A cigar that went out can be lit again', 'yes'])
const bottle = section(['You may bring your own bottle to the lounge', 'depends'])
const fridge = section(
  ['Cigars can be kept in the fridge', 'no'],
  ['Cigars take on smells in the fridge', 'yes'],
)
const seasoning = section(['A new humidor needs seasoning', 'yes'])

describe('Yes, No or It depends', () => {
  test.each([
    ['is white ash a sign of a better cigar?', whiteAsh, 'No.'],
    ["Isn't white ash a sign of quality, of a better cigar I mean", whiteAsh, 'No.'],
    [
      'are darker cigars stronger yes or no',
      section(['Dark cigars are stronger than light ones', 'no']),
      'No.',
    ],
    ['So white ash is a sign of a better one.', whiteAsh, 'No.'],
    ['my cigar went out. can it be lit again', relit, 'Yes.'],
    ['Can I bring my own bottle to the lounge?', bottle, 'It depends.'],
    ['Can I keep cigars in the fridge?', fridge, 'No.'],
    ["I don't have a humidor, can I keep cigars in the fridge?", fridge, 'No.'],
    ['do my cigars take on smells in the fridge', fridge, 'Yes.'],
    ['do i need to season a new humidor', seasoning, 'Yes.'],
  ])('stands before the answer to %s', (question, of, lead) => {
    expect(leadFor(question, of)).toBe(lead)
  })

  test.each([
    ['the negation', "so a new humidor doesn't need seasoning, right?", seasoning, 'No.'],
    ['a mistake that is feared', 'is it bad to keep cigars in the fridge', fridge, 'Yes.'],
    [
      'a condition that is none',
      "is it bad to keep them in the fridge if they aren't wrapped",
      fridge,
      'Yes.',
    ],
  ])('is turned around for %s', (_, question, of, lead) => {
    expect(leadFor(question, of)).toBe(lead)
  })

  test.each([
    ['another statement', 'Is white ash hotter?', whiteAsh],
    ['a favor', 'so tips for white ash and a better cigar please', whiteAsh],
    [
      'the contrary of without',
      'do cuban cigars come in cellophane',
      section(['Cuban cigars come without cellophane', 'yes']),
    ],
    ['the opposite', 'is white ash a sign of a milder cigar, not a stronger', whiteAsh],
    [
      'the other way around',
      'is a v cut better than a straight cut',
      section(['A straight cut is better than a V cut', 'yes']),
    ],
    ['the reason', 'Why is white ash a sign of a better cigar?', whiteAsh],
    ['nothing to be judged', 'white ash, sign of a better cigar', whiteAsh],
    ['a choice', 'Is white ash a sign of a better cigar or of a worse one?', whiteAsh],
    ['what may be, where it is asked what must be', 'do I have to keep cigars in the fridge', fridge],
    [
      'statements that fit alike and say different things',
      'the fridge for cigars, is that so?',
      section(['A fridge is for cigars', 'no'], ['A cigar is for a fridge', 'yes']),
    ],
    ['a section without a statement', 'Is it wet?', section()],
  ])('is left out for %s', (_, question, of) => {
    expect(leadFor(question, of)).toBe('')
  })
})
