import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

function runs() {
  const events: string[] = []
  let count = 0
  let askAgain: () => void = () => undefined
  const start = async (startAgain: () => void) => {
    count += 1
    const name = `server ${count}`
    askAgain = startAgain
    await Promise.resolve()
    events.push(`${name} started`)
    return {
      address: name,
      port: 3000,
      ownerLink: undefined,
      stop: async () => {
        await Promise.resolve()
        events.push(`${name} stopped`)
      },
    }
  }
  return { events, start, askAgain: () => askAgain() }
}

test('a server that is asked to start again stops first, and the one that runs then is stopped in the end', async () => {
  const { events, start, askAgain } = runs()
  const server = await keepRunning(start, failure => {
    throw failure
  })
  expect(server.address).toBe('server 1')
  askAgain()
  askAgain()
  await server.stop()
  expect(events).toEqual(['server 1 started', 'server 1 stopped', 'server 2 started', 'server 2 stopped'])
})

test('nothing starts again after the end', async () => {
  const { events, start, askAgain } = runs()
  const server = await keepRunning(start, () => undefined)
  await server.stop()
  askAgain()
  await Promise.resolve()
  expect(events).toEqual(['server 1 started', 'server 1 stopped'])
})

test('a start that fails later is told, and one that fails at first rejects', async () => {
  const { start, askAgain } = runs()
  let isFirst = true
  const failing = async (startAgain: () => void) => {
    if (!isFirst) throw new Error('the port is taken')
    isFirst = false
    return start(startAgain)
  }
  const told = new Promise<unknown>(resolve => {
    void keepRunning(failing, resolve).then(askAgain)
  })
  expect(await told).toEqual(new Error('the port is taken'))
  await expect(keepRunning(failing, () => undefined)).rejects.toThrow('the port is taken')
})
