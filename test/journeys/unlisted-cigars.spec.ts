import { openFinder, submitCigar } from './finder.ts'
import { expect, test } from './fixtures.ts'

test('a misspelled cigar is recognized as the closest match', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Arturo Fuentte Hemmingway')
  await expect(finder.title).toContainText('Arturo Fuente Hemingway')
  await expect(finder.dialog.getByText('The closest match to what you typed.')).toBeVisible()
})

test('an unlisted cigar is paired by wrapper and size', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'unbanded connecticut toro')
  await expect(finder.title).toContainText('Unbanded Connecticut Toro')
  await expect(finder.dialog.getByText('Not on our list.')).toBeVisible()
  await expect(page).toHaveURL('/match?cigar=unbanded%20connecticut%20toro')
})

test('a cigar that adds a word to a known line is asked about, and paired by what is told', async ({
  page,
}) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Undercrown Shade Suprema')
  await expect(finder.title).toContainText('Undercrown Shade Suprema')
  await expect(finder.dialog.getByText('We know the maker, not this cigar.')).toBeVisible()
  await expect(
    finder.dialog.getByText('What does its wrapper look like, and how strong is it?'),
  ).toBeVisible()
  await finder.dialog.getByRole('link', { name: 'Dark, wrapper' }).click()
  await expect(finder.dialog.getByText('Dark wrapper, as you told us')).toBeVisible()
  await finder.dialog.getByRole('link', { name: 'Full, strength' }).click()
  await expect(finder.dialog.getByText('Dark wrapper, full in strength, as you told us')).toBeVisible()
  await expect(finder.title).toContainText('Undercrown Shade Suprema')
})

test('text that is no cigar is refused in an alert, and the text stays', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const finder = await openFinder(page)
  await submitCigar(finder, 'chesterfield blue')
  await expect(finder.error).toHaveText(
    'We don’t know that one. Try the name on the band, or say “mild Connecticut”.',
  )
  await expect(finder.error).toHaveCSS('border-top-color', await dangerColour(finder.error))
  await expect(finder.field).toHaveValue('chesterfield blue')
  await expect(finder.submit).toBeEnabled()

  await submitCigar(finder, 'Padron 1964 Maduro')
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
})

/** The theme's colour of danger, as the browser computes it. */
function dangerColour(place: import('@playwright/test').Locator): Promise<string> {
  return place.evaluate(element => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'))
    probe.style.color = 'var(--danger)'
    const colour = getComputedStyle(probe).color
    probe.remove()
    return colour
  })
}
