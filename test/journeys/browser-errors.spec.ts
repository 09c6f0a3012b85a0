import { rest, test } from './fixtures.ts'

// What is expected here has to happen, so each of these fails when errors are no longer collected.

test(
  'an error in the console and an error of the page are noticed',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*status of 404/, /page error: Error: broken/)
    await page.goto('/terms')
    await page.evaluate(async () => {
      await fetch('/no/such/file')
      reportError(new Error('broken'))
    })
    await browserErrors.waitForExpected()
  },
)

test(
  'violations of the content policy are noticed: a style, a picture, text that would become a script',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(
      /policy: style-src/,
      /policy: img-src/,
      /policy: require-trusted-types/,
      /console error/,
    )
    await page.goto('/terms')
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      )
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'data:image/gif;base64,R0lGOD' }),
      )
      try {
        document.createElement('script').src = '/any.js'
      } catch {
        return
      }
      throw new Error('Text became a script')
    })
    await browserErrors.waitForExpected()
  },
)

test('a request to another site is noticed', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/foreign request: http:\/\/127\.0\.0\.1:9\//, /console error/)
  await page.goto('about:blank')
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined))
})
