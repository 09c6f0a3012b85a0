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
