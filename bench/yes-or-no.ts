// How often an answer from the articles begins with Yes, No or It depends where that is asked, and with the right one:
// bench/answers/yes-or-no.csv, whose writer saw neither the sections nor their claims. npx tsx bench/yes-or-no.ts

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { leadFor } from '#features/ask/server/replies/verdict-lead.ts'
import { loadFindableSections, loadLibrary } from '#features/knowledge/server/load-library.ts'
import { openSectionFinder } from '#features/knowledge/server/open-section-finder.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { wilsonInterval } from './wilson-interval.ts'

const root = projectRoot(import.meta.dirname)
const folder = join(root, 'data/articles')
const rows: { answer: string; question: string }[] = parse(
  readFileSync(join(root, 'bench/answers/yes-or-no.csv')),
  { columns: true },
)
const library = loadLibrary(folder)
const finder = openSectionFinder(loadFindableSections(folder, library))
const answers: Record<string, string> = { 'Yes.': 'yes', 'No.': 'no', 'It depends.': 'depends' }

const given = rows.flatMap(({ question, answer }) => {
  const found = finder.find(question)[0]?.section
  const sections = library.articlesBySlug.get(found?.slug ?? '')?.sections
  const section = sections?.find(({ id }) => id === found?.id)
  const said = section && answers[leadFor(question, section)]
  return said ? [{ question, answer, said }] : []
})
const isOpposite = ({ answer, said }: (typeof given)[number]) =>
  answer !== said && answer !== 'depends' && said !== 'depends'

console.log(`begins with one of them: ${wilsonInterval(given.length, rows.length)}`)
console.log(
  `the writer's: ${wilsonInterval(given.filter(({ answer, said }) => answer === said).length, given.length)}`,
)
console.log(`the opposite: ${wilsonInterval(given.filter(isOpposite).length, given.length)}`)
if (process.env.SHOW)
  for (const { question, answer, said } of given)
    if (answer !== said) console.log(`${answer}, not ${said}: ${question}`)
