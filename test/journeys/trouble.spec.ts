import { expect, test } from './fixtures.ts'

// What is expected here has to happen, so each of these fails when the watch has gone blind.

test('an error in the console and an error of the page are noticed', async ({ page, trouble }) => {
  trouble.expect(/console error: .*status of 404/, /page error: Error: broken/)
  await page.goto('/terms')
  await page.evaluate(async () => {
    await fetch('/no/such/file')
    reportError(new Error('broken'))
  })
  await page.waitForTimeout(200)
})

test('what the content policy refuses is noticed: a style, a picture, and text that would become a script', async ({
  page,
  trouble,
}) => {
  trouble.expect(/policy: style-src/, /policy: img-src/, /policy: require-trusted-types/, /console error/)
  await page.goto('/terms')
  const isRefused = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'data:image/gif;base64,R0lGOD' }),
    )
    try {
      document.createElement('script').src = '/any.js'
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
  await page.waitForTimeout(200)
})

test('a request that leaves the house is noticed', async ({ page, trouble }) => {
  trouble.expect(/foreign request: http:\/\/127\.0\.0\.1:9\//, /console error/)
  await page.goto('about:blank')
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined))
})
