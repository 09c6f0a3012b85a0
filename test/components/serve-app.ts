import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { insertAccount, type NewAccount } from '../accounts.ts'
import { startApp } from '../app.ts'
import { readQuestionQuickly } from '../question-reader.ts'
import { appPortVariable, supportPath } from './addresses.ts'

/**
 * Vitest's global set-up of the component tests: the whole HTTP surface on a database of its own. The Vite server that
 * serves the components forwards requests to it. Beside the product's own addresses it creates accounts and runs SQL.
 */
export default async function serveApp(): Promise<() => Promise<void>> {
  // Requests wait for it, and the other projects do not.
  const starting = openApp()
  const server = createServer((request, response) => {
    const action = request.url?.startsWith(`${supportPath}/`) && request.url.slice(supportPath.length + 1)
    if (action) void answerWith(async input => (await starting).support[action]!(input), request, response)
    else void starting.then(({ app }) => app.routing(request, response))
  })
  server.on(
    'upgrade',
    (...upgrade) => void starting.then(({ app }) => app.server.emit('upgrade', ...upgrade)),
  )
  await new Promise<void>(opened => server.listen(Number(process.env[appPortVariable]), '127.0.0.1', opened))
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await starting).close()
  }
}

async function openApp() {
  const { app, database, close } = await startApp({ doesJobs: true, readQuestion: readQuestionQuickly })
  // The first search prepares the names, which on a busy machine takes longer than a test waits.
  await app.inject('/api/suggestions?q=oliva')
  const support: Record<string, (input: unknown) => Promise<unknown>> = {
    accounts: input => insertAccount(database.owner, input as NewAccount),
    sql: async input => {
      const { statement, values } = input as { statement: string; values: unknown[] }
      return (await database.owner.query(statement, values)).rows
    },
  }
  return { app, support, close }
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
