import { describe, expect, test } from 'vitest'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { catalogue } from '#test/catalogue.ts'
import { openFindNamedProducts } from '../find-named-products.ts'
import { answerPairing } from './about-pairing.ts'

const findNamedProducts = openFindNamedProducts(catalogue)
const freePairings = openFreePairings(catalogue, readDefaultPhrasebook(catalogue))
const answer = (question: string, products = findNamedProducts(question)) =>
  answerPairing({ catalogue, freePairings, findNamedProducts }, products, question)
const textOf = (question: string) => answer(question)?.text ?? ''
/** The drink that is poured, by the page of the pair. */
function drinkOf(question: string) {
  const path = answer(question)!.sources[0]!.path
  const id = path.split('/')[3]
  const drinkId = id ?? freePairings.forCigar(path.split('/')[2]!)!.drink.id
  return catalogue.drinksById.get(drinkId)!
}

describe('Whether two go together is answered first', () => {
  test.each([
    [
      'Would champagne work with a Davidoff Signature 2000?',
      /^Yes: Brut Champagne and the Davidoff Signature 2000 are a/,
    ],
    ['Does a Macanudo Cafe go with Laphroaig 10?', /^(?:Not really|You can, but)/],
    ['is port any good with an oliva serie v melanio', /^Yes: .+ port/i],
  ])('%s', (question, text) => {
    expect(textOf(question)).toMatch(text)
  })

  test.each([
    'Is rum or bourbon better with a Padron 1964 Anniversary?',
    'Is Lagavulin 16 too much for a Padron 1926?',
    'Would Lagavulin 16 walk all over a Macanudo Cafe?',
    'is it stupid to have tequila with a Padron 1964 Anniversary',
    'Does Ardbeg 10 overpower a Macanudo Cafe?',
    'Could you recommend a drink for a Padron 1964 Anniversary?',
    'what should I drink with a Padron 1964 Anniversary',
  ])('but not with yes or no where that would say something else: %s', question => {
    expect(textOf(question)).not.toMatch(/^(?:Yes|No|Not really|You can)/)
  })
})

test('What does not go together is not praised: the better one is', () => {
  const { text, sources } = answer('Guinness and a Liga Privada No. 9, yay or nay?')!
  expect(text).toMatch(/^Not really: .+ get in each other’s way\. I’d sooner pour (?<better>[^.]+)\. /)
  expect(text.match(/Guinness/g)).toHaveLength(1)
  expect(sources).toHaveLength(2)
})

test('Whoever drinks no alcohol is poured none either where another drink is better', () => {
  for (const mocktail of ['Vanilla Cola', 'Ginger Beer', 'Green Tea', 'Espresso'])
    expect(
      drinkOf(`I don't drink alcohol. Would ${mocktail} work with a Liga Privada No. 9?`).proof,
    ).toBeLessThan(1)
})

test('Of two cigars and two drinks the others are named', () => {
  const text = textOf('Padrón 1964 or Oliva Serie V, with Lagavulin 16 or Guinness?')
  const [, chosen = '', over = ''] = /^I’d choose (.+?) over ([^.]+)\./.exec(text.replace(/No\. /g, 'No '))!
  expect(over).not.toContain(chosen)
})

test('The one that is passed over is described as well', () => {
  expect(textOf("Compare Maker's Mark and Woodford Reserve beside a medium cigar")).toMatch(
    /^I’d choose Woodford Reserve over Maker's Mark, a wheated bourbon, with caramel and vanilla\. /,
  )
})

describe('Whoever wants no alcohol gets none', () => {
  test.each([
    'Which cocktail without alcohol goes with a Padron 1964 Anniversary?',
    'Can I have a non-alcoholic rum with a Padron 1964 Anniversary?',
    "I don't drink alcohol. What goes well with a My Father Le Bijou 1922?",
    'Name one drink without alcohol for a Padron 1964 Anniversary',
    'a coffee or a tea without alcohol for the Ashton VSG',
  ])('%s', question => {
    expect(drinkOf(question).proof).toBeLessThan(1)
  })

  test('and where only some do not drink there is one of each', () => {
    const { text } = answer("Some of us drink and some don't, what goes with a Rocky Patel Vintage 1990?")!
    expect(text).toMatch(/Without alcohol, I’d pour .+\.$/)
  })
})

test('A drink that is refused is not poured', () => {
  const best = freePairings.forCigar('padron-1964-anniversary')!.drink
  const other = drinkOf(`What goes with a Padron 1964 Anniversary besides ${best.name}?`)
  expect(other.id).not.toBe(best.id)
})

test('What is asked for and not there is said, and never with yes', () => {
  expect(textOf('Is there a Cuban candela lancero that costs little for Lagavulin 16?')).toMatch(
    /^I have nothing that fits all of that/,
  )
})

test('A question that goes on keeps the drink of the one before', () => {
  const before = findNamedProducts('Which cigar goes with Lagavulin 16?')
  expect(answer('And a milder one?', before)!.text).toMatch(/Lagavulin/)
})

test('The maker of a port is no wish for a cigar of that name', () => {
  const [, id] = /\/match\/(?:with\/)?([^/]+)/.exec(
    answer('Which cigar goes with Fonseca Bin 27?')!.sources[0]!.path,
  )!
  expect(id).not.toMatch(/^fonseca-(?!bin)/)
})

describe('What is asked for beside a name counts', () => {
  test('a number of a name refuses nothing', () => {
    expect(textOf('liga privada no 9 and guiness yes or no')).toMatch(/^Not really: Guinness Draught/)
    expect(['rum', 'coffee']).toContain(drinkOf('montecristo no 2 with rum or with coffe').family)
  })

  test.each([
    ['What bourbon would you pour with a Padron 1964 Anniversary? Nothing over 100 proof please.', 0, 100],
    ['a bourbon of no more than 90 proof for a Padron 1964 Anniversary', 0, 90],
    ['a bourbon, up to 95 proof, for a Padron 1964 Anniversary', 0, 95],
    ['nothing under 110 proof for a Padron 1926', 110, 200],
  ])('%s', (question, least, most) => {
    const { proof } = drinkOf(question)
    expect(proof).toBeGreaterThanOrEqual(least)
    expect(proof).toBeLessThanOrEqual(most)
  })

  test('what makes somebody sick is not poured', () => {
    expect(
      drinkOf('What do I pour for a guest with a CAO Flathead who says everything sweet makes him sick?')
        .sweetness,
    ).toBeLessThanOrEqual(2)
  })

  test('the time is kept by the size that is told of', () => {
    for (const question of [
      'guest ordered a negroni, wants a smoke with it, 30 minutes tops',
      'a cigar for a Negroni, nothing over forty minutes',
    ]) {
      expect(textOf(question)).toMatch(
        /thirty minutes|half an hour|twenty minutes|forty minutes|three quarters/,
      )
    }
  })

  test('a drink for two cigars at one table is one and the same', () => {
    const { text, sources } = answer(
      'two of us share one bottle: he smokes a My Father Le Bijou 1922, I smoke a Perdomo Champagne. which bottle',
    )!
    expect(text).toMatch(/^For one table I’d pour .+My Father Le Bijou 1922 and the Perdomo/)
    expect(new Set(sources.map(({ path }) => path.split('/')[3])).size).toBe(1)
  })

  test('what to avoid is named, and what to pour instead', () => {
    expect(textOf('what would you NOT drink with a Liga Privada No. 9')).toMatch(
      /^.+ and .+ are what I’d keep away from the Drew Estate Liga Privada No\. 9.+ What I’d pour is /,
    )
  })

  test.each([
    'What should I drink with a Padron 1964 Anniversary if I do not like whiskey?',
    'Which drink would not overpower a Padron 1926?',
    'What can I drink with a Padron 1964 Anniversary, I do not drink alcohol',
    'what soda doesnt fight with a Padron 1926',
  ])('but not where a wish is meant: %s', question => {
    expect(textOf(question)).not.toMatch(/keep away from/)
  })
})
