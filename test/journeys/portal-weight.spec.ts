import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { portalPaths } from '#app/portal.contract.ts'
import { expect, test } from './fixtures.ts'
import { comeAsRegular, headingOf } from './portal-member.ts'
import { keep } from './vault-member.ts'

const kilobyte = 1024
const mostAtFirst = 176 * kilobyte
const mostOfEachOther = 40 * kilobyte
const clientFolder = resolve(import.meta.dirname, '../../dist/client')

test('the first page of the portal brings 176 KB of script at most, each other page 40 KB more', async ({
  page,
}, { annotations }) => {
  test.setTimeout(90_000)
  await comeAsRegular(page)
  const first = await scriptsOf(page, '/dashboard')
  expect(sum(first)).toBeLessThanOrEqual(mostAtFirst)
  // A page that loads nothing would pass as well.
  expect(sum(first)).toBeGreaterThan(50 * kilobyte)
  annotations.push({ type: 'bytes', description: `/dashboard ${sum(first)}` })
  const { slug } = await (await page.request.get('/api/pairings/featured')).json()
  const id = await keep(page)
  for (const address of portalPaths.filter(each => each !== '/dashboard')) {
    const scripts = await scriptsOf(page, address.replace(':slug', slug).replace(':id', id))
    const more = sum(scripts.filter(script => !first.includes(script)))
    annotations.push({ type: 'bytes', description: `${address} +${more}` })
    expect(more, address).toBeLessThanOrEqual(mostOfEachOther)
  }
})

/** Everything the browser itself loaded as script until it had nothing left to load. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' })
  await expect(headingOf(page)).toBeVisible()
  await page.waitForTimeout(500)
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(names.filter(name => name.endsWith('.js')))]
}

/** Bytes as they travel, packed with Brotli ahead of time; what is too small for that travels as it is. */
function sum(scripts: string[]): number {
  const sizes = scripts.map(script => {
    const file = join(clientFolder, script)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return sizes.reduce((total, size) => total + size, 0)
}
