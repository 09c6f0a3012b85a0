import { describe, expect, test } from 'vitest'
import { leadFor } from './verdict-lead.ts'

const whiteAsh = { claim: 'White ash is a sign of a better cigar.', verdict: 'no' } as const
const relit = { claim: 'A cigar that went out can be lit again.', verdict: 'yes' } as const
const bottle = { claim: 'You may bring your own bottle to the lounge.', verdict: 'depends' } as const

describe('Yes, No or It depends', () => {
  test.each([
    ['is white ash a sign of a better cigar?', whiteAsh, 'No.'],
    ["Isn't white ash a sign of quality, of a better cigar I mean", whiteAsh, 'No.'],
    ['my cigar went out. can it be lit again', relit, 'Yes.'],
    ['Can I bring my own bottle to the lounge?', bottle, 'It depends.'],
  ])('stands before the answer to %s', (question, section, lead) => {
    expect(leadFor(question, section)).toBe(lead)
  })

  test.each([
    ['another statement', 'Is white ash hotter?', whiteAsh],
    ['the opposite', 'is white ash a sign of a worse cigar', whiteAsh],
    ['the negation', 'so white ash is not a sign of a better cigar, is it', whiteAsh],
    ['the reason', 'Why is white ash a sign of a better cigar?', whiteAsh],
    ['nothing to be judged', 'white ash, sign of a better cigar', whiteAsh],
    ['a section without a statement', 'Is it wet?', { claim: undefined, verdict: undefined }],
  ])('is left out for %s', (_, question, section) => {
    expect(leadFor(question, section)).toBe('')
  })
})
