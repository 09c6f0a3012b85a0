import type { BrowserCommand } from 'vitest/node'

/** Failures of the network, which only the browser's driver can cause. A pattern is a glob such as `**\/api/bar/*`. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Requests to these addresses fail as without a network, until `restoreRequests`. */
    failRequests(pattern: string): Promise<void>
    /** Requests to these addresses are answered with this status and body, until `restoreRequests`. */
    answerRequests(pattern: string, status: number, body?: object | string): Promise<void>
    /** Requests to these addresses wait until `restoreRequests`. */
    holdRequests(pattern: string): Promise<void>
    restoreRequests(): Promise<void>
  }
}

const released = new WeakMap<object, { held: Promise<void>; release: () => void }>()

const failRequests: BrowserCommand<[string]> = ({ context }, pattern) =>
  context.route(pattern, route => route.abort()).then(() => undefined)

const answerRequests: BrowserCommand<[string, number, (object | string)?]> = (
  { context },
  pattern,
  status,
  body = {},
) =>
  context
    .route(pattern, route =>
      route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) }),
    )
    .then(() => undefined)

const holdRequests: BrowserCommand<[string]> = async ({ context }, pattern) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  released.set(context, { held, release })
  await context.route(pattern, route => held.then(() => route.continue()))
}

const restoreRequests: BrowserCommand<[]> = async ({ context }) => {
  released.get(context)?.release()
  released.delete(context)
  await context.unrouteAll({ behavior: 'wait' })
}

export const commands = { failRequests, answerRequests, holdRequests, restoreRequests }
