import { afterEach, expect, test } from 'vitest'
import { type Child, runInChild } from '#test/run-in-child.ts'

/** Its stop does not end before the line `finish`. */
const program = (parent: 'npm' | 'shell') => `
  import { createInterface } from 'node:readline'
  import { stopOnSignals } from '#app/server/stop-on-signals.ts'
  const log = { info: ({ signal }) => console.log('stopping for ' + signal), error() {}, fatal() {} }
  const commands = {}
  createInterface(process.stdin).on('line', line => commands[line]())
  commands['end npm'] = () => process.emit('leave', 'end of npm')
  stopOnSignals(() => new Promise(done => { commands.finish = done }), { log, isUnderNpm: ${parent === 'npm'} })
  setInterval(() => {}, 60_000)
  console.log('ready')`

let child: Child
afterEach(() => child.kill())

async function start(parent: 'npm' | 'shell' = 'shell') {
  child = runInChild(program(parent))
  expect(await child.nextLine()).toBe('ready')
}
const signal = (name: NodeJS.Signals) => process.kill(child.pid, name)
const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

test('The same signal within a second is one signal, and the stop ends in order', async () => {
  await start()
  signal('SIGINT')
  expect(await child.nextLine()).toBe('stopping for SIGINT')
  for (const wait of [0, 20, 300]) {
    await pause(wait)
    signal('SIGINT')
  }
  child.send('finish')
  expect(await child.ended()).toMatchObject({ code: 0 })
})

test('The same signal later exits at once', async () => {
  await start()
  signal('SIGINT')
  await child.nextLine()
  await pause(1_100)
  signal('SIGINT')
  expect(await child.ended()).toMatchObject({ code: 1 })
})

test('Under npm the copy that npm passes on may be late, and a third signal exits at once', async () => {
  await start('npm')
  signal('SIGINT')
  await child.nextLine()
  await pause(1_100)
  signal('SIGINT')
  child.send('finish')
  expect(await child.ended()).toMatchObject({ code: 0 })
  await start('npm')
  signal('SIGINT')
  await child.nextLine()
  await pause(1_100)
  signal('SIGINT')
  await pause(100)
  signal('SIGINT')
  expect(await child.ended()).toMatchObject({ code: 1 })
})

test('Another signal exits at once', async () => {
  await start()
  signal('SIGINT')
  await child.nextLine()
  signal('SIGTERM')
  expect(await child.ended()).toMatchObject({ code: 1 })
})

test('The end of npm stops the server, and does not cut short a stop that has begun', async () => {
  await start()
  child.send('end npm')
  expect(await child.nextLine()).toBe('stopping for end of npm')
  child.send('finish')
  expect(await child.ended()).toMatchObject({ code: 0 })
  await start()
  signal('SIGTERM')
  await child.nextLine()
  await pause(1_100)
  child.send('end npm')
  child.send('finish')
  expect(await child.ended()).toMatchObject({ code: 0 })
})
