import { describe, expect, test } from 'vitest'
import { library } from '#test/library.ts'
import { computeAnswer } from './compute-answer.ts'

describe('A number is computed', () => {
  test.each([
    ['Ring gauge 52 is how many millimetres', /^Ring 52 is 20\.6 mm/],
    ['how thick is a 60 ring in mm', /^Ring 60 is 23\.8 mm/],
    ['6.5 inches in cm?', /^6\.5 inches are 165 mm, or 16\.5 cm/],
    ['what ring is 20 mm', /^20 mm is about ring 50/],
    ['124mm in inches', /^124 mm are 4\.88 inches/],
    ['what is 70F in celsius', /^70°F is 21\.1°C/],
    ['18 c is how much in fahrenheit', /^18°C is 64\.4°F/],
    ['101 proof is how many percent alcohol', /^101 proof is 50\.5% alcohol/],
    ['what proof is 46%', /^46% alcohol is 92 proof/],
    [
      'how much water brings 2 oz of 120 proof down to 100 proof',
      /about 2\.4 teaspoons of water, which is 12 ml/,
    ],
    ['how many boveda packs for a 100 count humidor', /take 4 packs of 60 grams/],
    ['how many packs do i need for 30 cigars', /take 2 packs/],
    ['my hygrometer reads 71 in the salt test', /reads 4 points too low: add 4 to/],
    ['salt test showed 79%, what now, hygrometer bad?', /reads 4 points too high: take off 4 from/],
    ['how long does a 5x50 last', /takes about 55 minutes/],
    ['How long does a Churchill last?', /^A Churchill takes 60 to 90 minutes/],
    ['how much time do i need for a petit corona', /^A petit corona takes 30 to 45 minutes/],
    ['smoking time of a toro', /^A toro takes 50 to 75 minutes/],
    ['how long does a robusto last', /^A robusto takes 30 to 60 minutes/],
    ['is 72% too humid', /^No: 72% lies within 65 to 72%/],
    ['is 78% humidity too much', /^Yes: 78% is too wet/],
    ['is 73 percent rh too high?', /^A little: 73% is just above/],
    ['68% ok for my humidor?', /^Yes: 68% lies within/],
    ['is 58% too dry', /^Yes: 58% is drier/],
    ['my humidor is at 63, is it too dry', /^It depends: 63% is a little below/],
    ['my humidor shows 58, is that bad', /^Yes: 58% is drier/],
    ['is 62% ok for cubans', /^Yes: collectors keep Cuban cigars at 62 to 65%/],
    ['how many minutes for a 7 by 38', /takes about 50 minutes/],
    ["6 x 52, what's that in cm?", /^6 × 52 is 152 mm long and 20\.6 mm thick, or 15\.2 by 2\.1 cm/],
    [
      'salt test says 71, in the box it reads 66, what is the real number',
      /When it says 66%, the air has 70%/,
    ],
    [
      'lit a churchill at 8, wife picks me up at 9.15, will i make it',
      /^Just about: a Churchill takes about 70 minutes at an easy pace, and you have 75\./,
    ],
    [
      'Is half an hour enough for a toro?',
      /^No: a toro takes about 70 minutes.+ and you have 30\. A cigarillo/,
    ],
    ['can i finish a petit corona in an hour', /^Yes: a petit corona takes about/],
    [
      'I counted 90 draws in a 50 minute robusto. Too fast?',
      /^Yes, that’s faster than I’d go: 90 draws in 50 minutes is one every 33 seconds/,
    ],
    ['40 puffs in forty minutes ok?', /^That’s a good pace/],
  ])('%s', (question, answer) => {
    expect(computeAnswer(library, question)?.text).toMatch(answer)
  })

  test.each([
    'How many humidity packs do I need?',
    'is 70F too warm for a humidor',
    'what does ring gauge mean',
    'my humidor shows 71%',
    'is 120 proof too strong with a cigar',
    'how long should i let a toro rest',
    'how long does a robusto last in a humidor',
    'which is better, 62% or 69% humidity?',
    'is a 65% boveda pack too dry',
    'how humid is 75% alcohol',
    'Got 5 cigars in 2019, are they still good',
    'what should I drink with a robusto if I have 30 minutes, is that enough',
    'a robusto at 8 and another at 9, too much?',
    'I take 2 puffs a minute and a robusto lasts me 50 minutes, too fast?',
    'It goes out after 3 draws, I let it rest 10 minutes',
    'Does a robusto fit in a humidor kept at 65 to 68%?',
    'Does a toro fit a case for cigars from 5 to 7 inches?',
    'Is a churchill too long for half an hour?',
  ])('and none for %s', question => {
    expect(computeAnswer(library, question)).toBeUndefined()
  })
})
