import { type BrowserContext, expect } from '@playwright/test'

/** Collects what a browser must not do, and forgives what a journey said it would provoke. */
export class Trouble {
  readonly #address: string
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  constructor(address: string) {
    this.#address = address
  }

  /** Names trouble that belongs to the story, such as the 422 the server answers with. It has to happen. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
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

  expectNone(): void {
    const surprises = this.#seen.filter(line => !this.#expected.some(pattern => pattern.test(line)))
    expect(surprises, 'trouble in the browser').toEqual([])
    const missing = this.#expected.filter(pattern => !this.#seen.some(line => pattern.test(line)))
    expect(missing, 'trouble that was expected and never came').toEqual([])
  }
}

function isForeign(url: string, address: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== address
}
