import { expect, test } from './fixtures.ts'

// What is expected here has to happen, so each of these fails when the watch has gone blind.

test('an error in the console and an error of the page are noticed', async ({ page, trouble }) => {
  trouble.expect(/console error: spilt/, /page error: Error: broken/)
  await page.goto('/terms')
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noConsole: that it is noticed is what this is about
    console.error('spilt')
    setTimeout(() => {
      throw new Error('broken')
    })
  })
  await page.waitForTimeout(200)
})

test('what the content policy refuses is noticed: scripts, styles, and text that would become markup', async ({
  page,
  trouble,
}) => {
  trouble.expect(
    /content policy: script-src/,
    /content policy: style-src/,
    /content policy: require-trusted-types/,
  )
  trouble.expect(/console error: /)
  await page.goto('/terms')
  const refused = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,1' }))
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
    try {
      document.body.innerHTML = '<b>markup</b>'
      return false
    } catch {
      return true
    }
  })
  expect(refused).toBe(true)
  await page.waitForTimeout(200)
})

test('a request that leaves the house is noticed', async ({ page, trouble }) => {
  trouble.expect(/foreign request: http:\/\/127\.0\.0\.1:9\//, /console error/)
  await page.goto('about:blank')
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined))
})
