import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const idleCheckMilliseconds = 100

/**
 * A shutdown waits for answers that are being worked on, and for `closeMilliseconds` at most. Node alone would wait as
 * long as a client likes: for one that has not finished its request, that keeps the connection of its last answer, or
 * that has a WebSocket.
 */
export function endConnectionsOnClose(app: FastifyInstance, closeMilliseconds: number): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', done => {
    // Spare connections of browsers, which have not sent a byte.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const idleCheck = setInterval(() => app.server.closeIdleConnections(), idleCheckMilliseconds).unref()
    setTimeout(() => {
      clearInterval(idleCheck)
      for (const socket of sockets) socket.destroy()
    }, closeMilliseconds).unref()
    done()
  })
}
