import { ask, openFinder } from './finder.ts'
import { expect, test } from './fixtures.ts'

test('a misspelt cigar is recognised and said to be the closest match', async ({ page }) => {
  const finder = await openFinder(page)
  await ask(finder, 'Arturo Fuentte Hemmingway')
  await expect(finder.title).toContainText('Arturo Fuente Hemingway')
  await expect(finder.dialog.getByText('The closest match to what you typed.')).toBeVisible()
})

test('a cigar nobody knows is paired by its wrapper and size', async ({ page }) => {
  const finder = await openFinder(page)
  await ask(finder, 'unbanded connecticut toro')
  await expect(finder.title).toContainText('Unbanded Connecticut Toro')
  await expect(finder.dialog.getByText('Not on our list.')).toBeVisible()
  await expect(page).toHaveURL('/match?cigar=unbanded%20connecticut%20toro')
})

test('what is no cigar is refused in a red box that is read out, and the text stays', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 422/)
  const finder = await openFinder(page)
  await ask(finder, 'chesterfield blue')
  await expect(finder.error).toHaveText(
    'That does not read like a cigar we know. Try the name on the band, or tell us its wrapper or its strength.',
  )
  await expect(finder.error).toHaveCSS('border-top-color', await dangerColour(finder.error))
  await expect(finder.field).toHaveValue('chesterfield blue')
  await expect(finder.submit).toBeEnabled()

  await ask(finder, 'Padron 1964 Maduro')
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
