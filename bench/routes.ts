// Which way a question is answered: bench/answers/questions.csv, whose writers saw neither data/ask nor the articles.
// npx tsx bench/routes.ts; SHOW=1 lists what the tuning part gets wrong.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { choosePath } from '#features/ask/server/choose-path.ts'
import { countNamed } from '#features/ask/server/count-named.ts'
import { openFindNamedProducts } from '#features/ask/server/find-named-products.ts'
import { loadExamples, loadSiteHelp } from '#features/ask/server/load-question-data.ts'
import { openQuestionReader } from '#features/ask/server/open-question-reader.ts'
import type { Route } from '#features/ask/server/question-route.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { loadFindableSections, loadLibrary } from '#features/knowledge/server/load-library.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'
import { wilsonInterval } from './wilson-interval.ts'

interface Row {
  id: string
  kind: string
  before: string
  question: string
  sections: string
}

const unknown: readonly Route[] = ['price', 'others', 'future', 'unpublished']
const refusing: readonly Route[] = [...unknown, 'offtopic', 'underage']
const articles: readonly Route[] = ['knowledge', 'health']
/** The ways in which a question of each kind may be answered. */
const accepted: Record<string, readonly Route[]> = {
  knowledge: [...articles, 'quit', 'emergency', 'distress', 'pairing'],
  two: articles,
  followup: [...articles, 'pairing'],
  pairing: ['pairing', ...articles],
  catalogue: ['catalogue', 'comparison', ...articles],
  records: ['records', 'tonight'],
  site: ['site'],
  offtopic: refusing,
  unanswerable: unknown,
  care: ['distress', 'emergency', 'underage', 'quit', 'health'],
}

const root = projectRoot(import.meta.dirname)
const data = join(root, 'data')
const rows: Row[] = parse(readFileSync(join(root, 'bench/answers/questions.csv')), { columns: true })
/** Two of five are left out of all tuning. */
const isHeldOut = ({ id }: Row) => Number(id.replace(/\D/g, '')) % 5 < 2

const find = openFindNamedProducts(loadCatalogue(data))
const before = process.cpuUsage()
const read = openQuestionReader({
  sections: loadFindableSections(join(data, 'articles'), loadLibrary(join(data, 'articles'))),
  help: loadSiteHelp(join(data, 'ask')),
  examples: loadExamples(join(data, 'ask')),
})
console.log(`Opening takes ${Math.round(milliseconds(process.cpuUsage(before)))} ms of processor time`)

const times: number[] = []
function routeOf({ question, before: last }: Row): Route {
  const start = process.cpuUsage()
  const products = find(question)
  const named = countNamed(products)
  const reading = read({ question, before: last || undefined, ...named })
  times.push(milliseconds(process.cpuUsage(start)))
  return choosePath(question, reading, named)
}

const routed = rows.map(row => ({ row, route: routeOf(row) }))
const kinds = [...new Set(rows.map(({ kind }) => kind))]
for (const [name, part] of [
  ['tuning', routed.filter(({ row }) => !isHeldOut(row))],
  ['held out', routed.filter(({ row }) => isHeldOut(row))],
] as const) {
  console.log(`\n${name}`)
  for (const kind of kinds) {
    const own = part.filter(({ row }) => row.kind === kind)
    const right = own.filter(({ route }) => accepted[kind]!.includes(route)).length
    console.log(`  ${kind}: ${wilsonInterval(right, own.length)} of ${own.length}`)
  }
  const answerable = part.filter(({ row }) => !['offtopic', 'unanswerable', 'care'].includes(row.kind))
  const refused = answerable.filter(({ route }) => refusing.includes(route))
  console.log(
    `  wrongly refused: ${wilsonInterval(refused.length, answerable.length)} of ${answerable.length}`,
  )
  if (process.env.SHOW && name === 'tuning')
    for (const { row, route } of part)
      if (!accepted[row.kind]!.includes(route)) console.log(`${row.kind} as ${route}: ${row.question}`)
}
console.log(`\nprocessor time: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`)

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}
