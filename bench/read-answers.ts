// What Arturo answers, without a language model, for a person to read. Nothing is known of the member.
// npx tsx bench/read-answers.ts questions.txt, one question a line; --json writes one object a line.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeReply, type ReplySources } from '#features/ask/server/compose-reply.ts'
import { openFindNamedProducts } from '#features/ask/server/find-named-products.ts'
import { openFindUnlistedName } from '#features/ask/server/find-unlisted-name.ts'
import { loadExamples, loadSiteHelp } from '#features/ask/server/load-question-data.ts'
import { openQuestionReader } from '#features/ask/server/open-question-reader.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { loadFindableSections, loadLibrary } from '#features/knowledge/server/load-library.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'

const [path, asJson] = process.argv.slice(2)
if (path === undefined) throw new Error('Usage: npx tsx bench/read-answers.ts questions.txt [--json]')
const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const library = loadLibrary(join(data, 'articles'))
const help = loadSiteHelp(join(data, 'ask'))
const readQuestion = openQuestionReader({
  sections: loadFindableSections(join(data, 'articles'), library),
  help,
  examples: loadExamples(join(data, 'ask')),
})
const sources: ReplySources = {
  catalogue,
  library,
  help,
  freePairings: openFreePairings(catalogue, readDefaultPhrasebook(catalogue)),
  findNamedProducts: openFindNamedProducts(catalogue),
  findUnlistedName: openFindUnlistedName(catalogue),
  readQuestion: async asked => readQuestion(asked),
  records: {} as ReplySources['records'],
  memories: {} as ReplySources['memories'],
  pickForTonight: () => Promise.reject(new Error('no member')),
  usesMemory: () => Promise.resolve(false),
  timeZoneOf: () => Promise.resolve('UTC'),
  now: () => new Date(),
}

for (const question of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
  const answered = await composeReply(sources, { memberId: '', text: question, before: undefined }).catch(
    (failure: unknown) => `${failure}`,
  )
  if (typeof answered === 'string') console.log(`Q: ${question}\n[tonight] ${answered}\n`)
  else if (asJson) console.log(JSON.stringify({ question, ...toLine(answered) }))
  else {
    const { route, answer, sources: from, next } = toLine(answered)
    console.log(`Q: ${question}\n[${route}] ${answer}\n-> ${from}\n?> ${next}\n`)
  }
}

function toLine({ reply, understood }: Awaited<ReturnType<typeof composeReply>>) {
  return {
    route: understood.map(({ path }) => path).join('+'),
    refused: reply.isRefused ?? false,
    answer: reply.text,
    sources: reply.sources.map(({ title }) => title).join('; '),
    next: reply.next?.join(' | ') ?? '',
  }
}
