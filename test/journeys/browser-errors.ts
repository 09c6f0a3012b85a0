import { type BrowserContext, expect } from '@playwright/test'

/** Collects what a browser must not report, except what a journey said it would provoke. */
export class BrowserErrors {
  readonly #address: string
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #allowed: RegExp[] = []

  constructor(address: string) {
    this.#address = address
  }

  /** Names errors that belong to the journey, such as a 422 of the server. They have to happen. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** Names errors that members of other journeys can provoke: all share one server. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** For errors that come after what the journey waits for. */
  async waitForExpected(): Promise<void> {
    await expect(() => expect(this.#missing()).toEqual([])).toPass({ timeout: 5_000 })
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', event =>
        // An error of its own, beside the line that the browser itself writes.
        reportError(
          new Error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        ),
      ),
    )
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type()))
        this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', failure => this.#seen.push(`page error: ${failure.error().stack}`))
    context.on('request', request => {
      if (isForeign(request.url(), this.#address)) this.#seen.push(`foreign request: ${request.url()}`)
    })
  }

  expectNoOthers(): void {
    const named = [...this.#expected, ...this.#allowed]
    const others = this.#seen.filter(line => !named.some(pattern => pattern.test(line)))
    expect(others, 'errors in the browser').toEqual([])
    expect(this.#missing(), 'expected errors that did not happen').toEqual([])
  }

  #missing(): RegExp[] {
    return this.#expected.filter(pattern => !this.#seen.some(line => pattern.test(line)))
  }
}

function isForeign(url: string, address: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== address
}
