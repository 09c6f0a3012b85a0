import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { writeEntry } from '#test/components/palate-journal.ts'

const dialog = () => page.getByRole('dialog', { name: /^A picture of/ })
const choice = (name: string) => dialog().getByRole('checkbox', { name })
const picture = () => dialog().getByRole('img', { name: /in smoke$/ })
const make = () => dialog().getByRole('button', { name: 'Make the picture' }).click()

async function openDialog() {
  await createMember({ fullName: 'Ada Lovelace' })
  await writeEntry({ flavors: ['leather', 'cocoa'], rating: 5 })
  await openPage('/dashboard/journal/palate')
  await page.getByRole('button', { name: /^Make a picture of/ }).click()
  await expect.element(dialog()).toBeVisible()
}

test('a picture of the year shows what is ticked, is made on request, and made anew with other choices', async () => {
  const requests: unknown[] = []
  const ask = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation((...request) => {
    if (String(request[0]).endsWith('/palate/card')) requests.push(JSON.parse(String(request[1]?.body)))
    return ask(...request)
  })
  await openDialog()
  await expect.element(choice('Your name')).not.toBeChecked()
  await choice('Your favorite cigar').click()
  await expectSoundLayout()
  const shown = ['How many cigars and evenings', 'What you tasted most often']
  for (const name of shown) await choice(name).click()
  await make()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Tick at least one.')
  await expect.element(dialog().getByRole('checkbox').first()).toHaveFocus()
  for (const name of shown) await choice(name).click()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  expect(requests).toEqual([])
  await make()
  await expect.element(picture()).toBeVisible()
  expect(requests).toMatchObject([{ parts: ['count', 'flavors'], name: null }])
  await expectSoundLayout()
  const link = dialog().getByRole('link', { name: 'Download' }).element() as HTMLAnchorElement
  expect(link.download).toMatch(/^smoke-deck-\d{4}\.png$/)
  await choice('Your name').click()
  await expect.element(picture()).not.toBeInTheDocument()
  await make()
  await expect.element(picture()).toBeVisible()
  expect(requests[1]).toMatchObject({ name: 'Ada Lovelace' })
})

test('where the browser has a share sheet, the picture goes there', async () => {
  const shared: string[] = []
  const share = ({ files = [] }: ShareData) => {
    shared.push(...files.map(({ name }) => name))
    return Promise.resolve()
  }
  // Chromium has neither of them in every window.
  Object.assign(navigator, { canShare: () => true, share })
  try {
    await openDialog()
    await make()
    await dialog().getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => shared).toEqual([expect.stringMatching(/^smoke-deck-\d{4}\.png$/)])
  } finally {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
  }
})

test('a picture that is not made says so and can be tried again', async () => {
  await openDialog()
  await commands.answerRequests('**/api/journal/palate/card', 500)
  await make()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The picture wasn’t made. Try again.')
  await commands.restoreRequests()
  await dialog().getByRole('button', { name: 'Try Again' }).click()
  await expect.element(picture()).toBeVisible()
})
