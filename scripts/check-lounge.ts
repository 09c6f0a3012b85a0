// npm run check:lounge: 20 members write 5,000 messages and more while the server is killed every few seconds and the link
// between them fails. Says how many messages were lost, doubled, out of order or accepted after a ban, and ends with 1 for any.
import { checkHistory, countViolations } from '../test/lounge/lounge-checkers.ts'
import { runLounge } from '../test/lounge/run-lounge.ts'

const clients = 20
const messages = 280
const killEvery = 4_000
const seed = Number(process.argv[2] ?? Date.now() % 100_000)

console.log(`seed ${seed}: ${clients} members, ${clients * 2} tabs, a kill every ${killEvery / 1000} s`)
const { history, kills, milliseconds } = await runLounge({ clients, messages, killEvery, seed })
const violations = checkHistory(history)
const ids = new Set(history.acknowledged.map(({ id }) => id))
const repeated = new Set(history.acknowledged.filter(({ attempts }) => attempts > 1).map(({ id }) => id)).size
console.log(
  `${ids.size} messages acknowledged, ${repeated} of them sent more than once, in ${Math.round(milliseconds / 1000)} s, ${history.stored.length} stored, ${kills} kills`,
)
for (const [name, lines] of Object.entries(violations)) {
  console.log(`${name}: ${lines.length}`)
  for (const line of lines.slice(0, 10)) console.log(`  ${line}`)
}
process.exit(countViolations(violations) === 0 ? 0 : 1)
