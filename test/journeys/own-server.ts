import { test as base } from './fixtures.ts'
import { type BuiltServer, runBuiltServer } from './run-built-server.ts'

interface OwnServer {
  launcher: { run: () => Promise<BuiltServer> }
  ownServer: BuiltServer
}

/**
 * For journeys that change the server for every visitor: they get one to themselves. Its first account becomes its
 * admin, as for anyone who starts a server on their own machine.
 */
export const test = base.extend<object, OwnServer>({
  launcher: [{ run: runBuiltServer }, { scope: 'worker', option: true }],
  ownServer: [
    async ({ launcher }, use) => {
      const server = await launcher.run()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.address),
})
