import type { WebSocket } from '@fastify/websocket'
import { presenceEvent } from '#features/chat/presence.contract.ts'
import type { TestApp } from './app.ts'
import type { TestMember } from './members.ts'

export const ownOrigin = 'http://localhost:80'

export interface LiveTab {
  events: unknown[]
  closeCode: number | undefined
  socket: WebSocket
}

/** A tab with its live connection. Records the close code and the received events, but those that its own opening causes. */
export async function openTab({ app }: TestApp, headers: Record<string, string>): Promise<LiveTab> {
  const tab: LiveTab = { events: [], closeCode: undefined, socket: undefined as unknown as WebSocket }
  const request = { host: 'localhost:80', ...headers }
  tab.socket = await app.injectWS(
    '/api/live',
    // An injected upgrade has neither a socket, which distinguishes http from https, nor the headers as they were sent.
    {
      headers: request,
      rawHeaders: Object.entries(request).flat(),
      socket: { remoteAddress: '127.0.0.1' },
    } as never,
    {
      onInit: socket => {
        socket.on('message', frame => {
          const event = JSON.parse(String(frame))
          if (event.kind !== presenceEvent) tab.events.push(event)
        })
        socket.on('close', code => {
          tab.closeCode = code
        })
      },
    },
  )
  return tab
}

export function openTabOf(app: TestApp, person: Pick<TestMember, 'cookies'>): Promise<LiveTab> {
  return openTab(app, { origin: ownOrigin, cookie: cookieOf(person) })
}

export const cookieOf = ({ cookies }: Pick<TestMember, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
