import type { Page } from '@playwright/test'
import { explorerOn } from './explorer.ts'
import { expect, rest, test } from './fixtures.ts'
import { changeSettings, createMember } from './members.ts'

const result = '/match/padron-1964-anniversary-maduro'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'a result is revealed, its words are there at once, and a key, a click or a scroll ends it',
  rest,
  async ({ page }) => {
    const endings = [
      () => page.keyboard.press('Shift'),
      () => page.mouse.click(5, 400),
      () => page.mouse.wheel(0, 200),
    ]
    for (const end of endings) {
      await openHeld(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Padrón 1964 Anniversary Maduro')
      await expect(page.getByText('Score out of 100')).toBeVisible()
      expect(await partsInMotion(page)).toEqual(
        expect.arrayContaining(['ampersand', 'cigar', 'ember', 'liquid', 'smoke', 'title']),
      )
      await end()
      await expect.poll(() => partsInMotion(page)).toEqual([])
    }
  },
)

test(
  'the reveal of the explorer ends by itself, and is not shown to a member who keeps things still',
  rest,
  async ({ page }) => {
    await createMember(page)
    await page.goto('/pair?cigar=Oliva+Serie+V+Melanio')
    await expect(explorerOn(page).title).toBeVisible()
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
    expect(await partsInMotion(page)).toEqual([])
    await changeSettings(page, { reduce_motion: true })
    await page.reload()
    await expect(explorerOn(page).title).toBeVisible()
    expect(await partsInMotion(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Still the smoke' })).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(result)
    expect(await partsInMotion(page)).toEqual([])
  },
)

/** Holds the reveal at its beginning, so that a slow machine sees the same. */
async function openHeld(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(result)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }
  })
}

/** Names of the parts of the result that are being animated. */
function partsInMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document
      .getAnimations()
      .filter(({ playState }) => playState !== 'finished')
      .map(({ effect }) => (effect as KeyframeEffect).target?.closest<Element>('[data-part]'))
    const names = targets.map(part => part?.getAttribute('data-part') ?? '').filter(Boolean)
    return [...new Set(names)].sort()
  })
}
