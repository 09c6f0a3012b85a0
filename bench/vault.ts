// What a page of a vault with 100,000 pairings costs: the request of a member beside the bare SQL of the same page, in
// the same run, how many queries it takes, and how the database finds it. npx tsx bench/vault.ts
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startApp, type TestApp } from '../test/app.ts'
import startServerForTests from '../test/database.ts'
import { createMember, type TestMember } from '../test/members.ts'
import { percentile } from './percentile.ts'

const pairings = 100_000
const times = 200
/** Sent before anything is measured, so that both sides have run warm. */
const warmUp = 150
/** Questions a request, and milliseconds for the slowest in twenty. */
const aims = { questions: 3, p95: 8 }
/** Statements that open and close a transaction. */
const frame = /^(begin|commit)$/i
const bare = `
  select id, cigar_name, pairing_type, pairing_name, notes, rating, created_at from saved_pairings
  where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 25`

const stopServer = await startServerForTests()
const server = await startApp({ isSeeded: false, validatesResponses: false })
try {
  const reader = await createMember(server, 'reader')
  await fill(server, reader, pairings)
  await fill(server, await createMember(server, 'neighbor'), pairings / 10)
  await server.database.owner.query('vacuum analyze saved_pairings')
  const list = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/saved-pairings`
  const { questions, after } = await countQuestions(reader, list)
  await printPlan(questions.at(-1)!, reader)
  await printPages(reader, list, after)
} finally {
  await server.close()
  await stopServer()
}

/** A thousand days, with texts as long as results are; few have stars, and mocktails are rare. */
async function fill({ database: { owner } }: TestApp, { id }: TestMember, rows: number): Promise<void> {
  await owner.query(
    `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, created_at)
     select $1, 'Cigar in common ' || n % 900,
       case when n % 10000 = 0 then 'mocktail' when n % 3 = 0 then 'wine' else 'spirit' end,
       'Drink in common ' || n, repeat(md5(n::text) || ' ', 30), case when n % 20 = 0 then n % 5 + 1 end,
       timestamptz '2023-01-01' + n * interval '15 minutes'
     from generate_series(1, $2::int) n`,
    [id, rows],
  )
}

interface Question {
  text: string
  values: unknown[]
}

/** Counted where queries leave the process, whichever pool they take. */
async function countQuestions(
  reader: TestMember,
  list: string,
): Promise<{ questions: Question[]; after: string }> {
  const sent: Question[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...question: unknown[]) {
    const [first, values] = question as [string | Question, unknown[] | undefined]
    const text = typeof first === 'string' ? first : first.text
    sent.push({ text: text.trim(), values: values ?? (typeof first === 'string' ? [] : first.values) })
    return Reflect.apply(query, this, question)
  } as typeof query
  const { next } = JSON.parse(await read(list, reader))
  pg.Client.prototype.query = query
  const questions = sent.filter(({ text }) => !frame.test(text))
  const isWithinLimit = questions.length <= aims.questions
  console.log(
    `queries: ${questions.length} (aim <= ${aims.questions}: ${isWithinLimit ? 'met' : 'MISSED'}), and ${sent.length - questions.length} to open and close the transaction`,
  )
  return { questions, after: next }
}

/** As the role of requests, so that the row policy has its say. */
async function printPlan({ text, values }: Question, { id }: TestMember): Promise<void> {
  const client = await server.database.app.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.user_id', $1, true)", [id])
    const { rows } = await client.query(`explain (analyze, buffers, costs off, timing off) ${text}`, values)
    console.log(rows.map(row => row['QUERY PLAN']).join('\n'))
    await client.query('rollback')
  } finally {
    client.release()
  }
}

async function printPages(reader: TestMember, list: string, after: string): Promise<void> {
  const client = await server.database.app.connect()
  try {
    await client.query("select set_config('app.user_id', $1, false)", [reader.id])
    const queryDirectly = async () => {
      if ((await client.query(bare, [reader.id])).rowCount !== 25)
        throw new Error('The bare SQL found no page')
    }
    const requestPage = () => read(list, reader)
    const requestProfile = () => read(new URL('/api/me', list).href, reader)
    await measure(warmUp, [queryDirectly, requestProfile, requestPage])
    const [base, small, first] = await measure(times, [queryDirectly, requestProfile, requestPage])
    console.log(`bare SQL of the first page: p50 ${base!.p50} ms, p95 ${base!.p95} ms`)
    console.log(`a member's small request (/api/me): p50 ${small!.p50} ms, p95 ${small!.p95} ms`)
    console.log(
      `first page: p50 ${first!.p50} ms, p95 ${first!.p95} ms (aim p95 <= ${aims.p95}: ${first!.p95 <= aims.p95 ? 'met' : 'MISSED'}), ratio ${(first!.p50 / base!.p50).toFixed(2)} to the bare SQL`,
    )
  } finally {
    client.release(true)
  }
  const pages = pagesToRequest(after, reader)
  const found = await measure(
    times / 4,
    pages.map(
      ([, query]) =>
        () =>
          read(list + query, reader),
    ),
  )
  for (const [at, { p50, p95 }] of found.entries())
    console.log(`${pages[at]![0]}: p50 ${p50} ms, p95 ${p95} ms`)
}

function pagesToRequest(after: string, { id }: TestMember): [string, string][] {
  const nearTheEnd = ['newest', 0, Date.parse('2023-01-02T00:00:00Z'), id]
  const deep = Buffer.from(JSON.stringify(nearTheEnd)).toString('base64url')
  return [
    ['second page', `?after=${after}`],
    ['last page but two', `?after=${deep}`],
    ['the best first', '?order=best'],
    ['a rare type', '?type=mocktail'],
    ['a rare type, the best first', '?type=mocktail&order=best'],
    ['a search that finds many', '?q=common'],
    ['a search that finds nothing', '?q=absent'],
  ]
}

async function read(url: string, { cookies }: TestMember): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(url, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** Sent in turn, so that the load of the machine is the same for all; milliseconds for each. */
async function measure(
  rounds: number,
  questions: readonly (() => Promise<unknown>)[],
): Promise<{ p50: number; p95: number }[]> {
  const taken = questions.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, question] of questions.entries()) {
      const start = performance.now()
      await question()
      taken[at]!.push(performance.now() - start)
    }
  return taken.map(each => ({ p50: percentile(each, 50), p95: percentile(each, 95) }))
}
