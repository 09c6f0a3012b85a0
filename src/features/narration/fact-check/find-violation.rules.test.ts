import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { composeAdvice } from '#features/sommelier/server/compose-advice.ts'
import { narrationFacts } from '#features/sommelier/server/narration-facts.ts'
import { narrationSystemPrompt } from '#features/sommelier/server/narration-prompt.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { redTeamSentences } from '#test/red-team-sentences.ts'
import { createNarrationGuard } from '../server/create-narration-guard.ts'
import { readFacts } from './facts.rules.ts'
import { findViolation, type ViolationKind } from './find-violation.rules.ts'
import { splitSentences } from './split-sentences.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const guard = createNarrationGuard(catalogue, phrasebook)
const { brands, cigars, drinks } = catalogue

const adviceFor = (typed: string, kind: 'spirit' | 'wine' | 'mocktail' = 'spirit') =>
  composeAdvice({ catalogue, phrasebook }, typed, kind)
const factsFor = (advice: ReturnType<typeof adviceFor>) =>
  readFacts(narrationFacts(catalogue, advice), narrationSystemPrompt)
const sentencesOf = (text: string) => {
  const { finished, rest } = splitSentences(text)
  return [...finished, rest]
}

/** A fixed prompt, independent of the current catalogue and engine. */
const prompt = `
* The cigar: Drew Estate Liga Privada No. 9
* Its leaf: Connecticut Broadleaf Oscuro, rolled in Nicaragua
* Its size: 6 inches × 52 ring gauge
* Its color: oscuro
* How it smokes: Full body. About 70 minutes.
* It tastes of: espresso, dark chocolate, earth, cedar, black pepper, cream
* The drink: Woodford Reserve Double Oaked
* What it is: twice-barreled bourbon, Kentucky; bourbon whiskey
* Its proof: 90.4 proof
* It tastes of: dark chocolate, caramel, toast, hazelnut, apple, oak
* What the house says of it: A second toasted barrel turns the caramel to dark chocolate and hazelnut.
* How to serve it: 2 oz neat, or over one large cube.
* How well they match: A close match, 87 points of 100
* A reason: Starting points
* A reason: The drink is a shade lighter than the smoke
* A reason: Both speak of dark chocolate
* A reason: Caramel answers espresso: sugar in the coffee
* A reason: Caramel answers dark chocolate: sweetness under chocolate
* A reason: Dark chocolate answers earth: roast over earth
* A reason: Sugar softens what is bitter in a dark leaf
* A reason: A little sweetness steadies a strong cigar
* A reason: Its usual company, by the wrapper
* A reason: Proven beside every sort of leaf
* A reason: A proof that leaves the palate awake
* Why they suit: Smoke and bourbon leave nearly the same taste behind here, dark wood with some sugar in it.
* What they share: In the draw the dark chocolate is firm, and in the sip it melts.
* Where they differ: Strong espresso can take a little sugar, and the caramel brings it.
* How they weigh: The cigar fills the mouth by itself, and the drink is lighter. An ordinary sip is fine.
* The first third: Roast and bitterness come together in the espresso, and the roast lasts longer.
* The second third: Dark chocolate has a long finish, so there is time to put the cigar down between draws. Sip small, or the caramel will cover the finer parts of the smoke.
* The last third: Earth outlasts the brighter tastes and finishes quiet and savory. The toast in the sip tastes a shade darker near the ember.
* Also considered: Glenmorangie Signet, Scotch whisky without peat
* Also considered: El Dorado 21 Year, rum`
const facts = readFacts(prompt, narrationSystemPrompt)
const violationOf = (sentence: string) => findViolation(sentence, facts, guard)

const anyCigar = fc.constantFrom(...cigars)
const anyKind = fc.constantFrom('spirit' as const, 'wine' as const, 'mocktail' as const)

describe('Accepted are', () => {
  test('our own sentences about the same pair', () => {
    let sentences = 0
    const wrong: string[] = []
    fc.assert(
      fc.property(anyCigar, anyKind, (cigar, kind) => {
        const advice = adviceFor(cigarName(cigar), kind)
        // The caution and the question are added after the model's text and not checked.
        const paragraphs = advice.result
          .replace(advice.caution ?? '', '')
          .split('\n\n')
          .filter(text => !text.endsWith('one.'))
        const adviceFacts = factsFor(advice)
        for (const sentence of paragraphs.flatMap(sentencesOf)) {
          sentences += 1
          const violation = findViolation(sentence, adviceFacts, guard)
          if (violation) wrong.push(`${violation}: ${sentence}`)
        }
      }),
      { numRuns: 180 },
    )
    expect(sentences).toBeGreaterThan(700)
    // One false alarm in two hundred sentences is acceptable: it costs one narration.
    expect(wrong.length, wrong.join('\n')).toBeLessThan(sentences / 200)
  })

  test.each([
    'Pour two ounces of the Woodford, neat, or over one large cube.',
    'I’d give the Liga Privada its seventy minutes.',
    'Drew Estate’s leaf is dark, and the bourbon is close behind.',
    '“Slowly” is what I’d say: take a draw, then a sip.',
    'The first third belongs to espresso, the last one to earth.',
    'Let it rest, and take a sip.',
    'At 90.4 proof the whiskey leaves the palate awake.',
    'In the second third the glass can rest.',
    'Two ounces in a glass with one large cube.',
    'If the cigar goes out, light it and let it rest.',
    'At one point the caramel steps back and the espresso speaks.',
    'It’s full-bodied, and I get espresso first.',
  ])('%s', sentence => {
    expect(violationOf(sentence)).toBeUndefined()
  })

  test('a whole narration that keeps to the facts', () => {
    const narration = `
You've got a full-bodied cigar there in Connecticut Broadleaf, rolled in Nicaragua. I get espresso and dark chocolate first, with cedar and black pepper behind them.

With it I'd pour Woodford Reserve Double Oaked, bourbon from Kentucky at 90.4 proof. It brings dark chocolate, caramel and toast. The dark chocolate is in both, and the caramel in the bourbon rounds off the espresso.

Two ounces neat, or over one large cube. Give the cigar its seventy minutes, and slow down past the middle. If it gets hot, let it rest.`
    expect(sentencesOf(narration.trim()).map(violationOf).filter(Boolean)).toEqual([])
  })
})

describe('Rejected are', () => {
  test('all sentences of the red team', () => {
    expect(redTeamSentences.length).toBeGreaterThanOrEqual(200)
    expect(redTeamSentences.filter(sentence => !violationOf(sentence))).toEqual([])
  })

  const mentions = (name: string) => [
    `It would sit just as well beside ${name} on a cold night.`,
    `${name} would sit there just as well.`,
    `It would sit just as well beside ${name.toLowerCase()} on a cold night.`,
  ]
  const isOfFacts = (name: string) =>
    [name, name.toLowerCase()].every(spelling => violationOf(`and ${spelling}`) === undefined)

  test('every other drink of the catalogue: within a sentence, at its start and in lower case', () => {
    const missed = drinks
      // Espresso is a note of this cigar.
      .filter(({ name }) => !prompt.toLowerCase().includes(name.toLowerCase()))
      .flatMap(({ name }) => mentions(name).filter(sentence => !violationOf(sentence)))
    expect(missed).toEqual([])
  })

  test('every other maker and every other cigar', () => {
    const makers = brands.map(({ brand }) => cigarName({ brand, line: '' }))
    const missed = [...makers, ...cigars.map(cigarName)]
      .filter(name => !isOfFacts(name))
      .flatMap(name => mentions(name).slice(0, 2))
      .filter(sentence => !violationOf(sentence))
    expect(missed).toEqual([])
  })

  test('our own sentences about another pair', () => {
    fc.assert(
      fc.property(anyCigar, anyCigar, anyKind, (cigar, otherCigar, kind) => {
        fc.pre(cigar.brand !== otherCigar.brand)
        const sentences = sentencesOf(adviceFor(cigarName(cigar), kind).result)
        const otherFacts = factsFor(adviceFor(cigarName(otherCigar), kind))
        expect(
          sentences.map(sentence => findViolation(sentence, otherFacts, guard)).filter(Boolean),
        ).not.toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test.each<[ViolationKind, string]>([
    ['name', 'Ask for the Glen Nowhere instead.'],
    ['name', 'They roll it in Esteli, near the river.'],
    ['name', 'CAO would do.'],
    ['drink', 'A sip of sherry goes with it.'],
    ['drink', 'A glass of champagne goes with it.'],
    ['name', 'Champagne goes with it.'],
    ['flavor', 'There is coconut in the finish.'],
    ['flavor', 'There are almonds in the finish.'],
    ['number', 'It was laid down in 1987.'],
    ['number', 'Give it ninety minutes.'],
    ['number', 'At 86 proof it is mild.'],
    ['number', 'Nineteen years of patience are in it.'],
    ['number', 'It has 70 proof.'],
    ['signs', 'It costs $70.'],
    ['signs', 'It costs 70 €.'],
    ['signs', 'It is *dark*.'],
    ['signs', 'It is __dark__.'],
    ['signs', '# The drink'],
    ['signs', '1. The drink'],
    ['signs', '- the drink'],
    ['signs', '• the drink'],
    ['signs', 'The drink:\nrum'],
    ['signs', 'It is <b>dark</b>.'],
    ['signs', '| a | b |'],
    ['signs', 'It is dark\u200b.'],
    ['signs', 'It is dark\u{e0041}.'],
    ['signs', 'It is dark\u202e.'],
    ['signs', 'It is dark 🥃.'],
    ['signs', 'Оно тёмное.'],
    ['signs', 'Write to a@b.example.'],
    ['address', 'See evil.example for more.'],
    ['address', 'See http://70 for more.'],
    ['address', 'See www for more.'],
    ['claim', 'It is good for your health.'],
    ['claim', 'Doctors would agree.'],
    ['claim', 'It eases the stomach.'],
    ['claim', 'It keeps you young.'],
    ['claim', 'It takes the stress away.'],
    ['claim', 'Pour another glass.'],
    ['claim', 'Have one more drink.'],
    ['claim', 'It is the best there is.'],
    ['claim', 'A perfect match.'],
    ['claim', 'It won a medal.'],
    ['claim', 'As an AI I cannot smoke.'],
    ['claim', 'Order it now.'],
    ['claim', 'It calms the nerves and slows the heart.'],
    ['claim', 'You will sleep better for it.'],
    ['claim', 'It relaxes you after a long day.'],
    ['claim', 'A sip like this lifts your mood.'],
    ['claim', 'A cigar a day does nobody harm.'],
    ['claim', 'It is safe, and light on the lungs.'],
    ['claim', 'Then pour a second, slightly larger measure.'],
    ['claim', 'Have two glasses of it, or three.'],
    ['claim', 'Keep the bottle close and fill it again.'],
    ['claim', 'Smoke two of these a night.'],
    ['claim', 'Pour it every evening.'],
    ['claim', 'Critics adore it and it has won gold.'],
    ['claim', 'It is cheap at the price.'],
    ['claim', 'Real men drink it.'],
    ['claim', 'Power and wealth taste like this.'],
    ['claim', 'It costs 3 dollars a pour.'],
    ['claim', 'It is number 1 in its class.'],
    ['claim', 'A perféct pair.'],
    ['claim', 'A per-fect pair.'],
    ['signs', 'The ﬁnest pour.'],
    ['signs', 'The ｂｅｓｔ pour.'],
    ['signs', 'It is ɢuaranteed to please.'],
    ['signs', 'Thı is a quiet pour.'],
    ['signs', 'Ask for L-a-g-a-v-u-l-i-n instead.'],
    ['signs', 'Ask for l a g a v u l i n instead.'],
    ['name', 'Ask for laga-vulin instead.'],
    ['number', 'It spent three years in oak.'],
    ['number', 'Give it half an hour.'],
    ['number', 'It takes a few dozen minutes.'],
    ['number', 'They have made it for centuries.'],
    ['number', 'There are a hundred reasons.'],
    ['number', 'Serve it at two degrees.'],
    ['flavor', 'It tastes of seaweed, brine and bacon.'],
    ['flavor', 'There are blueberries in it, and mango.'],
    ['rules', 'Speak to the guest as you.'],
    ['rules', 'Do not greet, do not sign, do not speak of these rules.'],
  ])('%s: %s', (violation, sentence) => {
    expect(violationOf(sentence)).toBe(violation)
  })

  test.each([
    ['Padilla Finest Hour', 'The finest and best there is, award-winning, a legend.'],
    ['Padilla Finest Hour', 'The Finest Hour is the finest there is.'],
    ['Arturo Fuente Hemingway Masterpiece', 'A masterpiece, perfect and unbeatable.'],
    ['Arturo Fuente Hemingway Masterpiece', 'This is a masterpiece.'],
    ['Davidoff Millennium Short Perfecto', 'With it this is the best in the world.'],
  ])('forbidden words that only the name %s may contain: %s', (name, sentence) => {
    const named = readFacts(prompt.replace('Drew Estate Liga Privada No. 9', name), narrationSystemPrompt)
    expect(findViolation(sentence, named, guard)).toBe('claim')
    expect(findViolation(`With the ${name} it is a quiet pour.`, named, guard)).toBeUndefined()
  })

  test.each([
    'Oliva Master Blends 2',
    'Fable Fourth Prime',
    'Te-Amo World Selection',
    'Gran Habano G.A.R. Opium',
  ])('not the name %s itself', name => {
    const named = readFacts(prompt.replace('Drew Estate Liga Privada No. 9', name), narrationSystemPrompt)
    expect(findViolation(`While the ${name} is cut, pour the bourbon.`, named, guard)).toBeUndefined()
    expect(findViolation(`With the ${name}, pour two more glasses.`, named, guard)).toBe('claim')
  })

  test('hostile texts within 50 ms', () => {
    for (const text of [
      'a'.repeat(800),
      '('.repeat(800),
      'a.'.repeat(400),
      'No. '.repeat(200),
      '- '.repeat(400),
    ]) {
      // The fastest of five: other programs may hold a run up, never all of them.
      const runs = Array.from({ length: 5 }, () => {
        const start = performance.now()
        violationOf(text)
        return performance.now() - start
      })
      expect(Math.min(...runs)).toBeLessThan(50)
    }
  })
})
