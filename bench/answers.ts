// How often a question finds the section that answers it: bench/answers/questions.csv, whose writers saw neither the
// sections nor their phrasings. NODE_OPTIONS=--expose-gc npx tsx bench/answers.ts; with --learn it prints the weights that
// fit the tuning part best, with SHOW=1 what the tuning part misses.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'csv/sync'
import { loadFindableSections, loadLibrary } from '#features/knowledge/server/load-library.ts'
import { type Evidence, openSectionFinder } from '#features/knowledge/server/open-section-finder.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'
import { wilsonInterval } from './wilson-interval.ts'

interface Row {
  id: string
  kind: string
  question: string
  sections: string
}

const root = projectRoot(import.meta.dirname)
const folder = join(root, 'data/articles')
const rows: Row[] = parse(readFileSync(join(root, 'bench/answers/questions.csv')), { columns: true })
const asked = rows.filter(
  ({ kind, sections }) => kind === 'knowledge' && sections !== '' && sections !== 'none',
)
/** Two of five are left out of all tuning. */
const isHeldOut = ({ id }: Row) => Number(id.replace(/\D/g, '')) % 5 < 2
const parts = { tuning: asked.filter(row => !isHeldOut(row)), 'held out': asked.filter(isHeldOut) }

const library = loadLibrary(folder)
const before = process.cpuUsage()
const bytesBefore = await usedBytes()
const finder = openSectionFinder(loadFindableSections(folder, library))
const opening = process.cpuUsage(before)
console.log(
  `The index takes ${milliseconds(opening)} ms of processor time and ${(((await usedBytes()) - bytesBefore) / 1024 ** 2).toFixed(1)} MB`,
)

const keyOf = ({ slug, id }: { slug: string; id: string }) => `${slug}/${id}`
const goldOf = ({ sections }: Row) => sections.split(';')
const placeOf = (row: Row, found: readonly string[]) => found.findIndex(key => goldOf(row).includes(key))
const foundFor = (row: Row) => finder.find(row.question).map(({ section }) => keyOf(section))

for (const [name, questions] of Object.entries(parts)) {
  const places = questions.map(row => placeOf(row, foundFor(row)))
  const first = places.filter(place => place === 0).length
  const three = places.filter(place => place >= 0 && place < 3).length
  console.log(
    `${name}: ${questions.length} questions, right section ${wilsonInterval(first, questions.length)} first`,
  )
  console.log(`  ${wilsonInterval(three, questions.length)} among the first three`)
}

const times = asked.map(row => {
  const start = process.cpuUsage()
  finder.find(row.question)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
})
console.log(`processor time: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`)

if (process.env.SHOW) showMissed()
if (process.argv.includes('--learn')) console.log('weights', learn())

function showMissed(): void {
  for (const row of parts.tuning) {
    const found = foundFor(row)
    const place = placeOf(row, found)
    if (place !== 0)
      console.log(
        `${row.id} [${place}] ${row.question}\n   ${row.sections}\n   not ${found.slice(0, 3).join('; ')}`,
      )
  }
}

/** Gradient ascent on the probability of the right sections among those that were found. */
function learn(): Evidence {
  const each = (value: number): Evidence => ({
    words: value,
    nearestPhrasing: value,
    nearestThree: value,
    phrasingCentroid: value,
    article: value,
    withinArticle: value,
  })
  const weights = each(1)
  const names = Object.keys(weights) as (keyof Evidence)[]
  const groups = parts.tuning
    .map(row =>
      finder.findEvidence(row.question).map(({ section, evidence }) => ({
        evidence,
        isRight: goldOf(row).includes(keyOf(section)),
      })),
    )
    .filter(found => found.some(({ isRight }) => isRight))
  const learningRate = 2
  for (let step = 0; step < 3000; step += 1) {
    const slope = each(0)
    for (const found of groups) {
      const scores = found.map(({ evidence }) =>
        names.reduce((sum, name) => sum + weights[name] * evidence[name], 0),
      )
      // Beside the highest score, so that no power overflows.
      const raised = scores.map(score => Math.exp(score - Math.max(...scores)))
      const all = sumOf(raised)
      const right = sumOf(raised.filter((_, at) => found[at]!.isRight))
      found.forEach(({ evidence, isRight }, at) => {
        const pull = (isRight ? raised[at]! / right : 0) - raised[at]! / all
        for (const name of names) slope[name] += (pull * evidence[name]) / groups.length
      })
    }
    for (const name of names) weights[name] += learningRate * slope[name]
  }
  return weights
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000)
}

/** Buffers of typed arrays included, which are freed later than their objects. */
async function usedBytes(): Promise<number> {
  if (!globalThis.gc) return Number.NaN
  for (let time = 0; time < 4; time += 1) {
    globalThis.gc()
    await setTimeout(200)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
