import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { cardOf, changePairing, readPairing, savePairing, starOf, titles } from '#test/components/pairings.ts'
import { sidebar } from '#test/components/portal-places.ts'
import { interceptRequests } from '#test/components/requests.ts'

const { rum } = titles
const main = () => page.getByRole('main')
const heading = () => main().getByRole('heading', { level: 1 })

test('the page of a pairing has its notes, rating, similar pairings and Delete', async () => {
  await createMember()
  const notes = `${'The oak in the rye picks up where the leaf leaves off. '.repeat(8)}\n\nSlowly.`
  const id = await savePairing({ notes })
  await openPage('/dashboard/pairings')
  await page.getByRole('link', { name: rum, exact: true }).click()
  await expect.element(heading()).toHaveTextContent(rum)
  await expect.element(heading()).toHaveFocus()
  await expect.element(main().getByText('Slowly.', { exact: true })).toBeVisible()
  await expect.poll(() => document.title).toBe(`${rum} · Smoke Deck`)
  await expect.poll(() => document.querySelector('main time')?.textContent).toBe('just now')
  await main().getByRole('radio', { name: '3 stars' }).click()
  await expect
    .element(main().getByRole('link', { name: 'Find Similar' }))
    .toHaveAttribute(
      'href',
      '/pair?cigar=Padron+1964+Anniversary+Maduro&drink=Zacapa+23&type=spirit&similar=true',
    )
  await main().getByRole('link', { name: 'Back to the vault' }).click()
  await expect.element(starOf(rum, 3)).toBeChecked()

  // From here on nothing is known of the list.
  await openPage(`/dashboard/pairings/${id}`)
  await main().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(heading()).toHaveTextContent('Pairing Vault')
  await expect.element(main()).toHaveTextContent('No Pairings Found')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(cardOf(rum)).toBeVisible()
})

test('a kept pairing is had tonight, and the undo brings back the day before, also after a reload', async () => {
  await createMember()
  const id = await savePairing()
  await changePairing(id, { tried_on: '2026-01-02' })
  await openPage(`/dashboard/pairings/${id}`)
  const again = main().getByRole('button', { name: 'Have it again tonight' })
  await expect.element(again).toBeVisible()
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(main().getByText('You’re having this one tonight.')).toHaveFocus()
  const day = async () => (await readPairing(id)).tried_on
  await expect.poll(day).not.toBe('2026-01-02')
  await openPage(`/dashboard/pairings/${id}`)
  const undo = main().getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(again).toHaveFocus()
  await expect.poll(day).toBe('2026-01-02')
})

test('a kept pairing is the result again, with own words beside it that are saved while typing', async () => {
  await createMember()
  const { saved, drinks } = await send<{ saved: { id: string }; drinks: { name: string }[] }>(
    'POST',
    '/api/arturo',
    { cigar: 'oliva serie v melanio' },
  )
  const address = `/dashboard/pairings/${saved.id}`
  await openPage(address)
  await expect.element(main().getByText('Score out of 100')).toBeVisible()
  await expect.element(main().getByRole('img', { name: /Flavor radar/ })).toBeVisible()
  await expect.element(main().getByRole('link', { name: drinks[1]!.name })).toBeVisible()

  await main().getByRole('button', { name: 'Write notes' }).click()
  const notes = main().getByRole('textbox', { name: 'Your notes' })
  await expect.element(notes).toHaveFocus()
  await userEvent.keyboard('Better after an hour. ')
  await expect.element(main().getByText('Saved.')).toBeVisible()
  await expect.element(notes).toHaveValue('Better after an hour. ')
  await main().getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Tried' }).click()
  await main().getByLabelText('Day').fill('2026-11-01')
  const row = () => readPairing(saved.id)
  await expect.poll(row).toMatchObject({ own_notes: 'Better after an hour.', tried_on: '2026-11-01' })
  await notes.fill('And with a little water.')
  notes.element().blur()
  await expect.poll(row).toMatchObject({ own_notes: 'And with a little water.' })
})

test('own words that could not be saved stay over a reload, until another try saves them', async () => {
  await createMember()
  const id = await savePairing()
  const address = `/dashboard/pairings/${id}`
  await openPage(address)
  await main().getByRole('button', { name: 'Write notes' }).click()
  const notes = main().getByRole('textbox', { name: 'Your notes' })
  await expect.element(notes).toHaveFocus()
  interceptRequests(({ line }, real) =>
    line.startsWith('PATCH') ? Promise.reject(new TypeError('Failed to fetch')) : real(),
  )
  await notes.fill('And with water.')
  const failed =
    'Not saved yet. Your text stays here. Network error. Please check your internet connection and try again.'
  await expect.element(main().getByText(failed)).toBeVisible()
  // Beside the field and nowhere else: a toast would cover the button.
  expect(page.getByText('Network error.').elements()).toHaveLength(1)
  await openPage(address)
  await expect.element(notes).toHaveValue('And with water.')
  // The page tries once by itself, and then leaves it to the member.
  const again = main().getByRole('button', { name: 'Try Again' })
  await expect.element(again).toBeVisible()
  interceptRequests()
  await again.click()
  await expect.poll(() => readPairing(id)).toMatchObject({ own_notes: 'And with water.' })
})

test('own words that fail once the page was left say so there, and are back on the next visit', async () => {
  await createMember()
  const address = `/dashboard/pairings/${await savePairing()}`
  await openPage(address)
  await main().getByRole('button', { name: 'Write notes' }).click()
  let fail = () => {}
  const held = new Promise<void>(resolve => (fail = resolve))
  interceptRequests(async ({ line }, real) => {
    if (!line.startsWith('PATCH')) return real()
    await held
    throw new TypeError('Failed to fetch')
  })
  await main().getByRole('textbox', { name: 'Your notes' }).fill('And with water.')
  await sidebar().getByRole('link', { name: 'Tasting Journal' }).click()
  await expect.element(heading()).toHaveTextContent('Tasting Journal')
  fail()
  await expect.element(page.getByText('Network error.')).toBeVisible()
  await openPage(address)
  await expect.element(main().getByRole('textbox', { name: 'Your notes' })).toHaveValue('And with water.')
})

test('the pairing of another member and an unknown one are not found', async () => {
  await createMember()
  const id = await savePairing()
  await createMember()
  for (const address of [id, 'never']) {
    await openPage(`/dashboard/pairings/${address}`)
    await expect.element(heading()).toHaveTextContent('Pairing not found')
    await expect.element(main().getByRole('link', { name: 'Back to the vault' })).toBeVisible()
  }
})

test('a pairing with long names is accessible and fits every width', async () => {
  await createMember()
  const id = await savePairing({
    cigar_name: 'A hand-rolled corojo that a grandfather brought from a small farm in the Jamastrán Valley',
    pairing_name: `The${'last'.repeat(40)} of a bottle of something old & amber`,
    notes: 'It is a long story. '.repeat(60),
  })
  await openPage(`/dashboard/pairings/${id}`)
  await expect.element(heading()).toHaveTextContent('A hand-rolled corojo')
  await expectSoundLayout()
})
