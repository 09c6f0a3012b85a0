import { connect, createServer, type Socket } from 'node:net'

export interface LinkFaults {
  /** Of the answers of the server: the connection is cut before the client hears of what was done. */
  cutAnswers: number
  /** Of the connections: reset before a request passes. */
  resets: number
  /** Pieces of both directions wait up to so long, in order within a connection and in no order between them. */
  maxDelayMilliseconds: number
}

export const noFaults: LinkFaults = { cutAnswers: 0, resets: 0, maxDelayMilliseconds: 0 }

export interface FaultyLink {
  address: string
  setFaults: (faults: LinkFaults) => void
  close: () => Promise<void>
}

/** Between clients and a server on this machine. `random` gives numbers from 0 to below 1, so that a run can be repeated. */
export async function openFaultyLink(port: number, random: () => number): Promise<FaultyLink> {
  let faults = noFaults
  const sockets = new Set<Socket>()
  const link = createServer({ noDelay: true }, client => {
    if (random() < faults.resets) {
      client.on('error', () => undefined)
      client.resetAndDestroy()
      return
    }
    const server = connect({ host: '127.0.0.1', port, noDelay: true })
    const cut = () => {
      client.resetAndDestroy()
      server.destroy()
    }
    pass(client, server, () => faults, random)
    pass(
      server,
      client,
      () => faults,
      random,
      () => {
        if (random() >= faults.cutAnswers) return false
        cut()
        return true
      },
    )
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', cut)
      socket.on('close', () => {
        sockets.delete(socket)
        cut()
      })
    }
  })
  await new Promise<void>(resolve => link.listen(0, '127.0.0.1', resolve))
  const bound = link.address()
  if (!bound || typeof bound === 'string') throw new Error('The link has no port')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    setFaults: changed => {
      faults = changed
    },
    close: () => {
      const isClosed = new Promise<void>(resolve => link.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return isClosed
    },
  }
}

/** `isCut` is asked before each piece. */
function pass(
  from: Socket,
  to: Socket,
  faults: () => LinkFaults,
  random: () => number,
  isCut: () => boolean = () => false,
): void {
  let last = Promise.resolve()
  from.on('data', (piece: Buffer) => {
    if (isCut()) return
    const delay = random() * faults().maxDelayMilliseconds
    last = last.then(async () => {
      if (delay > 0) await new Promise(resolve => setTimeout(resolve, delay))
      if (!to.destroyed) to.write(piece)
    })
  })
}
