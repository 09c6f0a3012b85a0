import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** How the server behaves with the next letters. `drops` takes the whole letter and hangs up before it says so. */
export type Behavior = 'takes' | 'defers' | 'refuses' | 'drops' | 'hangs up'

export interface TakenLetter {
  from: string
  to: string[]
  /** Headers and body as they were sent. */
  raw: string
}

/** A local mail server that stores what it accepts and can be made to misbehave. */
export class FakeSmtp {
  readonly taken: TakenLetter[] = []
  behavior: Behavior = 'takes'
  connections = 0
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Opens, at the same port as before if it had one. */
  async open(): Promise<this> {
    this.#server = createServer(socket => this.#serve(socket))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => (this.#server ? this.#server.close(resolve) : resolve(undefined)))
    this.#server = undefined
  }

  #serve(socket: Socket): void {
    this.connections += 1
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => {})
    if (this.behavior === 'hangs up') return void socket.destroy()
    const say = (line: string) => socket.write(`${line}\r\n`)
    const letter: TakenLetter = { from: '', to: [], raw: '' }
    let isData = false
    let pending = ''
    say('220 fake ESMTP')
    socket.on('data', chunk => {
      pending += chunk.toString('utf8')
      for (;;) {
        const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = pending.slice(0, end)
        pending = pending.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          letter.raw = part
          this.#take(letter, socket, say)
        } else isData = this.#answer(part, letter, say)
      }
    })
  }

  #take(letter: TakenLetter, socket: Socket, say: (line: string) => void): void {
    if (this.behavior === 'drops') return void socket.destroy()
    this.taken.push({ ...letter })
    say('250 taken')
  }

  /** Whether the letter itself comes next. */
  #answer(line: string, letter: TakenLetter, say: (line: string) => void): boolean {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    const verb = line.slice(0, 4).toUpperCase()
    const { behavior } = this
    if (verb === 'RCPT' && (behavior === 'defers' || behavior === 'refuses')) {
      say(behavior === 'defers' ? `451 ${address} later` : `550 ${address} is nobody`)
      return false
    }
    if (verb === 'MAIL') letter.from = address
    if (verb === 'RCPT') letter.to.push(address)
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine')
    return verb === 'DATA'
  }
}
