import type { Page } from '@playwright/test'

/** Keeps a file on its way until the returned function is called. */
export async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(file, async route => {
    await isLetGo
    await route.continue()
  })
  return letGo
}
