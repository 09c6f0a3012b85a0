import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** What each of these elements says, in their order, on one line each. */
export const textsOf = (places: Locator): string[] =>
  places.elements().map(element => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())

/** Waits until these elements, in their order, say this: a text is all of what an element says, a pattern a part. */
export async function expectTexts(places: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(() => textsOf(places))
    .toEqual(texts.map(text => (typeof text === 'string' ? text : expect.stringMatching(text))))
}

/** What stands in a field. */
export const fieldTextOf = (field: Locator) => (field.query() as HTMLInputElement | null)?.value ?? ''
