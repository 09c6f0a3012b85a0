import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A shutdown waits for answers that are being worked on, and for `closeMilliseconds` at most. Node alone would wait as
 * long as a client likes: for one that has not finished its request, that keeps the connection of its last answer, or
 * that has a WebSocket.
 */
export function endConnectionsOnClose(app: FastifyInstance, closeMilliseconds: number): void {
  const sockets = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', done => {
    isClosing = true
    // Spare connections of browsers, which have not sent a byte.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const end = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, closeMilliseconds).unref()
    app.server.once('close', () => clearTimeout(end))
    done()
  })
  // The answer may still be on its way to a slow client.
  app.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw
    if (isClosing && socket instanceof Socket) socket.destroySoon()
    done()
  })
}
