// What the palate of a journal costs: the request of a member beside its one statement alone and beside a small request,
// in the same run. npx tsx bench/palate.ts
import { performance } from 'node:perf_hooks'
import { flavors } from '../src/features/journal/flavors.rules.ts'
import { openPalateStore } from '../src/features/journal/server/palate.store.ts'
import { startApp, type TestApp } from '../test/app.ts'
import startServerForTests from '../test/database.ts'
import { createMember, type TestMember } from '../test/members.ts'
import { percentile } from './percentile.ts'

/** A long journal, and one that is full. */
const sizes = [5_000, 20_000]
const rounds = 60
const warmUp = 20
/** Times the statement alone. */
const maxRatio = 4

const stopServer = await startServerForTests()
const server = await startApp({ isSeeded: false, validatesResponses: false })
try {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const listRows = openPalateStore(server.database)
  for (const size of sizes) {
    const member = await createMember(server, `reader-${size}`)
    await fill(server, member, size)
    await server.database.owner.query('vacuum analyze tasting_journal')
    const questions = [
      () => listRows(member.id),
      () => read(`${origin}/api/me`, member),
      () => read(`${origin}/api/journal/palate?timeZone=America/New_York`, member),
    ]
    await measure(warmUp, questions)
    const [statement, small, palate] = await measure(rounds, questions)
    const ratio = palate!.p50 / statement!.p50
    console.log(
      `${size.toLocaleString('en-US')} entries: p50 ${palate!.p50} ms, p95 ${palate!.p95} ms; its statement p50 ${statement!.p50} ms; /api/me p50 ${small!.p50} ms; ratio ${ratio.toFixed(2)} to the statement (aim <= ${maxRatio}: ${ratio <= maxRatio ? 'met' : 'MISSED'})`,
    )
  }
} finally {
  await server.close()
  await stopServer()
}

/** An entry every eleven hours, of two hundred cigars and forty drinks, with three flavors. */
async function fill(
  { database: { owner }, catalogue }: TestApp,
  { id }: TestMember,
  rows: number,
): Promise<void> {
  const lines = catalogue.cigars.slice(0, 200)
  await owner.query(
    `insert into tasting_journal
       (user_id, cigar_name, line_id, drink_name, rating, notes, flavors, duration_minutes, smoked_at)
     select $1, ($3::text[])[1 + n % 200], ($4::text[])[1 + n % 200], 'Drink ' || n % 40, 1 + n % 5,
       repeat(md5(n::text) || ' ', 10),
       array[($5::text[])[1 + n % 36], ($5::text[])[1 + (n * 7 + 3) % 36], ($5::text[])[1 + (n * 11 + 5) % 36]],
       case when n % 3 > 0 then 30 + n % 60 end, now() - n * interval '11 hours'
     from generate_series(1, $2::int) n`,
    [id, rows, lines.map(({ brand, line }) => `${brand} ${line}`), lines.map(line => line.id), flavors],
  )
}

async function read(url: string, { cookies }: TestMember): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(url, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** Asked in turn, so that the load of the machine is the same for all; milliseconds for each. */
async function measure(
  times: number,
  questions: readonly (() => Promise<unknown>)[],
): Promise<{ p50: number; p95: number }[]> {
  const taken = questions.map((): number[] => [])
  for (let round = 0; round < times; round += 1)
    for (const [at, question] of questions.entries()) {
      const start = performance.now()
      await question()
      taken[at]!.push(performance.now() - start)
    }
  return taken.map(each => ({ p50: percentile(each, 50), p95: percentile(each, 95) }))
}
