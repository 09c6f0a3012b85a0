// Time of composing a member's advice, in both directions, with and without a taste, beside the free pairing in the same
// run. No database: what is stored and read there is another matter. npx tsx bench/arturo.ts
import { join } from 'node:path'
import { type Drink, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { composeCigars, openCigarRanking } from '#features/sommelier/server/advise-cigars.ts'
import { composeAdvice } from '#features/sommelier/server/compose-advice.ts'
import { learnTaste, noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'

/** What advice may take at most for 95 of 100 questions. */
const aimMilliseconds = 5
/** What finding a drink may take at most for 95 of 100 queries. */
const searchAimMilliseconds = 3
/** As many as the finder compares. */
const ratings = 500

const catalogue = loadCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const phrasebook = readDefaultPhrasebook(catalogue)
const sources = { catalogue, phrasebook }
const { cigars, drinks } = catalogue
const taste = tasteOfMany()
const names = cigars.filter((_, at) => at % 3 === 0).map(cigarName)

for (const name of names.slice(0, 200)) composeAdvice(sources, name, 'spirit')

const free = openFreePairings(catalogue, phrasebook)
const baseline = timesOf(names, name => free.forText(name))
print('the free pairing, first request', baseline)
const advice = [noTaste, taste].map(known =>
  timesOf(names, (name, at) => composeAdvice(sources, name, drinkKinds[at % 3]!, { taste: known })),
)
print('three drinks', advice[0]!, baseline)
print('three drinks with a taste', advice[1]!, baseline)

const ranking = openCigarRanking(catalogue)
const suggest = (known: Taste) => (drink: Drink) => composeCigars(ranking, phrasebook, drink, known)
print('three cigars, the first time for each drink', timesOf(drinks, suggest(noTaste)), baseline)
const cigarAdvice = [noTaste, taste].map(known => timesOf(drinks, suggest(known)))
print('three cigars, repeated', cigarAdvice[0]!, baseline)
print('three cigars with a taste, repeated', cigarAdvice[1]!, baseline)
print('learning a taste', timesOf(Array.from({ length: 100 }), tasteOfMany))

const typed = drinks.flatMap(({ name }) => Array.from(name, (_, at) => name.slice(0, at + 1)))
const searches = timesOf(typed, text => catalogue.findDrinks(text))
print('finding a drink, letter by letter', searches)
print(
  'recognizing a drink',
  timesOf(drinks, ({ name }) => catalogue.recognizeDrink(name)),
)

printAim('all recommendations', [...advice, ...cigarAdvice].flat(), aimMilliseconds)
printAim('all searches', searches, searchAimMilliseconds)

/** A member who has rated nearly everything in the catalogue. */
function tasteOfMany(): Taste {
  const rated = Array.from({ length: ratings }, (_, at) => ({
    cigar: cigars[(at * 37) % cigars.length],
    drink: drinks[(at * 17) % drinks.length],
    rating: 1 + ((at * 7) % 5),
  }))
  return { isOn: true, ...learnTaste(rated) }
}

function timesOf<Question>(
  questions: readonly Question[],
  answer: (question: Question, at: number) => unknown,
): number[] {
  return questions.map((question, at) => {
    const startedAt = performance.now()
    answer(question, at)
    return performance.now() - startedAt
  })
}

function print(label: string, times: readonly number[], beside?: readonly number[]): void {
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
  const ratio = beside ? `, ${(p50 / percentile(beside, 50)).toFixed(2)} times the free pairing` : ''
  console.log(`${label}: p50 ${p50} ms${ratio}, p95 ${p95} ms over ${times.length}`)
}

function printAim(label: string, times: readonly number[], aim: number): void {
  const p95 = percentile(times, 95)
  console.log(`${label}: p95 ${p95} ms; aim p95 <= ${aim} ms: ${p95 <= aim ? 'met' : 'MISSED'}`)
}
