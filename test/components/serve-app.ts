import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { insertAccount, type NewAccount } from '../accounts.ts'
import { startApp } from '../app.ts'
import { appPortVariable, supportPath } from './addresses.ts'

/**
 * Vitest's global set-up of the component tests: the whole HTTP surface on a database of its own. The Vite server that
 * serves the components forwards requests to it. Beside the product's own addresses it creates accounts and runs SQL.
 */
export default async function serveApp(): Promise<() => Promise<void>> {
  const { app, database, close } = await startApp({ doesJobs: true })
  // The first search prepares the names, which on a busy machine takes longer than a test waits.
  await app.inject('/api/suggestions?q=oliva')
  const support: Record<string, (body: unknown) => Promise<unknown>> = {
    accounts: body => insertAccount(database.owner, body as NewAccount),
    sql: async body => {
      const { statement, values } = body as { statement: string; values: unknown[] }
      return (await database.owner.query(statement, values)).rows
    },
  }
  const server = createServer((request, response) => {
    const action = support[request.url?.replace(`${supportPath}/`, '') ?? '']
    if (action) void answerWith(action, request, response)
    else app.routing(request, response)
  })
  server.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade))
  await new Promise<void>(opened => server.listen(Number(process.env[appPortVariable]), '127.0.0.1', opened))
  return async () => {
    server.closeAllConnections()
    server.close()
    await close()
  }
}

async function answerWith(
  action: (body: unknown) => Promise<unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const result = await action(await json(request))
    response.end(JSON.stringify(result))
  } catch (failure) {
    response.writeHead(500).end(String(failure))
  }
}
