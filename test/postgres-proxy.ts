import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Between a server and its database: counts statements, delays answers, cuts connections. */
export interface PostgresProxy {
  port: number
  /** Since the start. `begin`, `set_config` and `commit` count as well. */
  statements: () => number
  /** Delays every answer of the database from now on. */
  delayBy: (milliseconds: number) => void
  cut: () => void
  close: () => void
}

export async function openPostgresProxy(database: {
  host?: string | undefined
  port?: number | undefined
}): Promise<PostgresProxy> {
  const { host = '127.0.0.1', port = 5432 } = database
  const target: NetConnectOpts = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port, noDelay: true }
  const sockets = new Set<Socket>()
  let count = 0
  let delay = 0
  const proxy = createServer({ noDelay: true }, client => {
    const server = connect(target)
    const countIn = createStatementCounter(() => {
      count += 1
    })
    client.on('data', (chunk: Buffer) => {
      countIn(chunk)
      server.write(chunk)
    })
    server.on('data', (chunk: Buffer) => {
      if (delay === 0) client.write(chunk)
      else setTimeout(() => client.write(chunk), delay)
    })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    statements: () => count,
    delayBy: milliseconds => {
      delay = milliseconds
    },
    cut,
    close: () => {
      cut()
      proxy.close()
    },
  }
}

/**
 * A statement is a Query or an Execute message of the frontend. The first message of a connection has no type byte; each
 * later one is a type byte and a length that includes itself.
 */
function createStatementCounter(onStatement: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = true
  return chunk => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      const typeLength = isStartup ? 0 : 1
      if (rest.length < typeLength + 4) return
      const messageLength = typeLength + rest.readUInt32BE(typeLength)
      if (rest.length < messageLength) return
      const type = isStartup ? '' : String.fromCharCode(rest[0]!)
      if (type === 'Q' || type === 'E') onStatement()
      isStartup = false
      rest = rest.subarray(messageLength)
    }
  }
}
