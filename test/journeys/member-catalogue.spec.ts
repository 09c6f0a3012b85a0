import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf, post, sidebarOf, useSharedMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { openLive } from './page-state.ts'

const cigar = '/cigars/padron-1964-anniversary'

test('a member reads the catalog in the frame of the portal, marks a cigar, keeps it and smokes it', async ({
  page,
}) => {
  await createMember(page)
  await page.goto(cigar)
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText(['Cigars'])
  await expect(page.getByText('Sign In')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Premium member')
  const marks = page.getByRole('group', { name: 'You and Padrón 1964 Anniversary' })
  const button = (name: string) => marks.getByRole('button', { name, exact: true })
  const marked = (name: string) => expect(button(name)).toHaveAttribute('aria-pressed', 'true')
  await button('Want it').click()
  await expect(page.getByText('Noted: you want it.')).toBeVisible()
  await button('I have it').click()
  await expect(page.getByText('Noted: you have it.')).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Add Cigar' })
  await test.step('it is added to the humidor, taken back, and added again', async () => {
    await page.getByRole('link', { name: 'Add to your humidor' }).click()
    await expect(dialog.getByLabel('Brand')).toHaveValue('Padrón')
    await expect(dialog.getByLabel('Cigar name')).toHaveValue('1964 Anniversary')
    await dialog.getByRole('button', { name: 'Add Cigar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/dashboard/humidor')
    const row = page.getByRole('listitem').filter({ hasText: '1964 Anniversary' })
    await expect(row).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveCount(0)
    await page.goto(cigar)
    await marked('Want it')
    await page.getByRole('link', { name: 'Add to your humidor' }).click()
    await dialog.getByRole('button', { name: 'Add Cigar' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('its page and the lists count it, and follow a change', async () => {
    await openLive(page, cigar)
    await expect(page.getByRole('link', { name: '1 in your humidor' })).toBeVisible()
    await marked('I have it')
    await expect(button('Want it')).toHaveAttribute('aria-pressed', 'false')
    await button('I have it').click()
    await expect(page.getByText('It stays marked as long as it is in your humidor.')).toBeVisible()
    await marked('I have it')
    const { items } = await (await page.request.get('/api/humidor/items')).json()
    await post(page.request, `/api/humidor/items/${items[0].id}/smoke`)
    await marked('Had it')
    await expect(button('I have it')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('link', { name: 'in your humidor' })).toHaveCount(0)
  })
})

test(
  'the lists of the catalog say what the member has, had or wants, and pages use the unit of the member',
  rest,
  async ({ page }) => {
    await createMember(page)
    const mark = async (path: string, data: object = {}) =>
      expect((await page.request.put(path, { data })).ok()).toBe(true)
    const row = (name: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
    await mark('/api/marks/cigar/padron-1964-anniversary/had')
    await mark('/api/bar/lagavulin-16-year', { level: 'full' })
    await openLive(page, '/cigars?q=padron+1964+anniversary')
    await expect(row('Padrón 1964 Anniversary')).toContainText('Had it')
    await mark('/api/marks/cigar/padron-1964-anniversary/want')
    await expect(row('Padrón 1964 Anniversary')).toContainText('Had it, want it')
    await page.goto('/drinks?q=lagavulin+16')
    await expect(row('Lagavulin 16')).toContainText('I have it')
    const padron = { brand: 'Padrón', cigarName: '1964 Anniversary', quantity: 3 }
    await post(page.request, '/api/humidor/items', padron)
    await page.goto('/cigars?q=padron+1964+anniversary')
    await expect(row('1964 Anniversary')).toContainText('3 in your humidor')
    await page.goto(cigar)
    await expect(page.getByRole('link', { name: '3 in your humidor' })).toBeVisible()
    await expectSoundPage(page)

    const main = page.getByRole('main')
    await page.goto('/drinks/kopke-colheita-port')
    await expect(main).toContainText('58 °F')
    await page.request.patch('/api/settings', { data: { temperature_unit: 'C' } })
    await page.reload()
    await expect(main).toContainText('14 °C')
    await expect(main).not.toContainText('°F')
  },
)

test(
  'the theme and the width of the sidebar chosen on a page of the catalog hold in the portal, until signing out',
  rest,
  async ({ page }) => {
    await createMember(page)
    await page.goto(cigar)
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const width = async () => (await sidebar.boundingBox())?.width
    await expect(sidebar).toContainText('Premium member')
    expect(await width()).toBe(248)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(width).toBe(72)
    await expect(sidebarOf(page).getByRole('link', { name: 'My bar' })).toHaveAttribute('title', 'My bar')
    await expectSoundPage(page)
    const saved = page.waitForResponse(answer => answer.url().endsWith('/api/settings') && answer.ok())
    await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
    const theme = await page.locator('html').getAttribute('data-theme')
    await saved
    await page.goto('/dashboard')
    await expect(headingOf(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme!)
    await expect.poll(width).toBe(72)
    await page.goto(cigar)
    expect(await width()).toBe(72)

    await expect(sidebar).toContainText('Premium member')
    // A read under way when its session ends would be an error of its own.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto(cigar)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
)

test('the palette and the shortcuts of the portal work on a page of the catalog', rest, async ({ page }) => {
  await useSharedMember(page)
  await page.goto(cigar)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toContainText('Premium member')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await sidebar.getByRole('button', { name: 'Search or jump to' }).click()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('lagavulin 16')
  await expect(palette.getByRole('group', { name: 'Cigars and drinks' })).toContainText('Lagavulin')
  await field.fill('my bar')
  await expect(palette.getByRole('status')).toHaveText('1 under Pages')
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('My bar')
  await page.goto(cigar)
  await expect(sidebar).toContainText('Premium member')
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page).toHaveURL('/dashboard/pairings')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the sidebar leads to the cigars', rest, async ({ page }) => {
    await useSharedMember(page)
    await page.goto('/drinks')
    await page
      .getByRole('complementary', { name: 'Sidebar' })
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(
      page.getByRole('textbox', { name: 'Name on the band' }).or(page.getByRole('searchbox')),
    ).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the bars of a page of the catalog have its name, the palette and the menu',
    rest,
    async ({ page }) => {
      await useSharedMember(page)
      await page.goto(cigar)
      const bar = page.locator('header').first()
      await bar.getByRole('button', { name: 'Search or jump to' }).click()
      await expect(
        page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox'),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await bar.getByRole('button', { name: 'Account and menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Premium Member Portal' })
      await expect(menu).toBeVisible()
      await expectSoundPage(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Close' }).click()
      await page.mouse.wheel(0, 800)
      await expect(bar.getByText('Cigars')).toHaveAttribute('data-shown', 'true')

      const opener = page.getByRole('button', { name: 'Menu', exact: true })
      await opener.click()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await opener.click()
      await menu.getByRole('link', { name: 'My bar' }).click()
      await expect(headingOf(page)).toHaveText('My bar')
    },
  )
})
