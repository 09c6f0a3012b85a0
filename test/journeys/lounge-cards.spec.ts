import type { Page } from '@playwright/test'
import { plain } from '../pictures.ts'
import { expect, rest, test } from './fixtures.ts'
import { fieldOf, messageIn, openChannel } from './lounge-page.ts'
import { createMember } from './members.ts'
import { readVault, savePairing } from './saved-pairings.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add to your message' })

/** Adds what stands in the dialog’s list under this kind. */
async function add(page: Page, kind: string, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a cigar, pairing, event or entry' }).click()
  await dialogOf(page).getByRole('button', { name: kind, exact: true }).click()
  await dialogOf(page).getByRole('listitem').getByRole('button', { name }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(fieldOf(page)).toBeFocused()
}

async function meet(page: Page, other: Page): Promise<string> {
  const stamp = `${Date.now()}`
  await createMember(page, { fullName: `Ada ${stamp}` })
  await createMember(other, { fullName: `Grace ${stamp}` })
  return stamp
}

test('a pairing is put into a message, seen at once, kept by another member, and taken out again', async ({
  page,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const stamp = await meet(page, other)
  await savePairing(page, {
    cigar_name: 'Padrón 1964 Anniversary',
    pairing_name: 'Diplomático Reserva Exclusiva',
  })
  await openChannel(page, 'pairings')
  await openChannel(other, 'pairings')
  await add(page, 'Pairing', /^Padrón 1964/)
  await fieldOf(page).fill(`Slow down for the last third. ${stamp}`)
  await page.keyboard.press('Enter')
  const seen = messageIn(other, stamp)
  await expect(seen).toContainText('Diplomático Reserva Exclusiva')
  await expect(seen).toContainText(/\d\d, an? /)
  // It was loaded after its message: the end of the log is still in view.
  await expect(seen.getByRole('button', { name: /^Keep/ })).toBeInViewport()
  await expect(messageIn(page, stamp).getByRole('button', { name: /^Keep/ })).toHaveCount(0)
  await seen.getByRole('button', { name: /^Keep/ }).click()
  await expect(seen.getByRole('button', { name: /^Kept/ })).toBeDisabled()
  expect(await readVault(other)).toMatchObject([{ cigar_name: 'Padrón 1964 Anniversary' }])
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(seen.getByRole('button', { name: /^Keep/ })).toBeEnabled()
  await expect.poll(async () => (await readVault(other)).length).toBe(0)
})

test(
  'a photo and a cigar are seen by another member at once, and a photo is gone with its message',
  rest,
  async ({ page, newVisitor }) => {
    const other = await (await newVisitor()).newPage()
    const stamp = await meet(page, other)
    await openChannel(page, 'help')
    await openChannel(other, 'help')
    await fieldOf(page).fill(`Which band is this? ${stamp}`)
    await page.getByLabel('Photo for the message').setInputFiles({
      name: 'band.png',
      mimeType: 'image/png',
      buffer: await plain(900, 600).png().toBuffer(),
    })
    await expect(page.getByText('With a photo')).toBeVisible()
    await page.keyboard.press('Enter')
    const seen = messageIn(other, stamp).getByRole('img', { name: `Sent by Ada ${stamp}` })
    await expect(seen).toBeInViewport()
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
    const address = await messageIn(other, stamp).getByRole('link').last().getAttribute('href')
    await messageIn(page, stamp).hover()
    await messageIn(page, stamp)
      .getByRole('button', { name: /^More for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(seen).toHaveCount(0)
    expect((await other.request.get(address!)).status()).toBe(404)

    await page.getByRole('button', { name: 'Add a cigar, pairing, event or entry' }).click()
    await dialogOf(page).getByRole('searchbox').fill('oliva serie v mel')
    await dialogOf(page).getByRole('button', { name: 'Oliva Serie V Melanio', exact: true }).click()
    await expect(fieldOf(page)).toBeFocused()
    await fieldOf(page).fill(`This one. ${stamp}`)
    await page.keyboard.press('Enter')
    const cigar = messageIn(other, `This one. ${stamp}`)
    await expect(cigar.getByRole('link', { name: 'Oliva Serie V Melanio' })).toBeVisible()
    const want = cigar.getByRole('button', { name: /^Want it/ })
    await want.click()
    await expect(want).toHaveAttribute('aria-pressed', 'true')
  },
)
