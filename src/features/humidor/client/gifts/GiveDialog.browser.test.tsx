import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { createAccount, createMember, send, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const cigar = 'Oliva Serie V Melanio'
const total = () => page.getByRole('region', { name: 'Total cigars' })
const nameOf = (first: string) => `${first} ${crypto.randomUUID().slice(0, 8)}`

async function openGiveDialog() {
  await chooseFromMenu(page.getByRole('button', { name: `More for ${cigar}` }), 'Give')
  return page.getByRole('dialog', { name: `Give ${cigar}` })
}

/** A giver with five cigars, at their humidor, and somebody to give them to. */
async function meet() {
  const recipientName = nameOf('Recipient')
  const recipient = await createAccount({ fullName: recipientName })
  const giverName = nameOf('Giver')
  const giver = await createMember({ fullName: giverName })
  await send('POST', '/api/humidor/items', { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 5 })
  await openPage('/dashboard/humidor')
  return { giver, giverName, recipient, recipientName }
}

test('cigars are given with a message, wait for the member, who sees from whom they come and accepts them', async () => {
  const { giverName, recipient, recipientName } = await meet()
  const dialog = await openGiveDialog()
  await dialog.getByRole('button', { name: 'Give' }).click()
  await expect.element(dialog.getByText('Please choose a member from the list')).toBeVisible()
  await dialog.getByLabelText('To').fill(recipientName.slice(0, 14))
  await page.getByRole('option', { name: recipientName }).click()
  await dialog.getByRole('textbox', { name: 'How many' }).fill('2')
  await dialog.getByLabelText('Message').fill('For Friday.')
  await dialog.getByRole('button', { name: 'Give' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(`2 × ${cigar}: waits for ${recipientName}.`)).toBeVisible()
  await expect.element(total()).toHaveTextContent('3')

  await signIn(recipient)
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText(`${giverName} gives you 2 × ${cigar}.`)).toBeVisible()
  await expect.element(page.getByText('“For Friday.”')).toBeVisible()
  await expectSoundLayout()
  await page.getByRole('button', { name: `Accept 2 × ${cigar}` }).click()
  await expect.element(page.getByRole('heading', { name: cigar })).toBeVisible()
  await expect.element(total()).toHaveTextContent('2')
})

test('a gift is taken back by its giver, or declined, and then it is where it was', async () => {
  const { giver, recipient, recipientName } = await meet()
  const give = async () => {
    const dialog = await openGiveDialog()
    // A whole name needs no choice from the list.
    await dialog.getByLabelText('To').fill(recipientName)
    await dialog.getByRole('button', { name: 'Give' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(total()).toHaveTextContent('4')
  }
  await give()
  await page.getByRole('button', { name: `Take back 1 × ${cigar}` }).click()
  await expect.element(total()).toHaveTextContent('5')
  await give()
  await signIn(recipient)
  await openPage('/dashboard/humidor')
  const decline = page.getByRole('button', { name: `Decline 1 × ${cigar}` })
  await decline.click()
  await expect.element(decline).not.toBeInTheDocument()
  await signIn(giver)
  await openPage('/dashboard/humidor')
  await expect.element(total()).toHaveTextContent('5')
  await chooseFromMenu(page.getByRole('button', { name: 'More for your humidor' }), 'Gifts')
  const gifts = page.getByRole('dialog', { name: 'Gifts' })
  await expect.element(gifts.getByText(`Declined by ${recipientName}, back in your humidor`)).toBeVisible()
  await expect.element(gifts.getByText(`Taken back before ${recipientName} answered`)).toBeVisible()
  await expectSoundLayout()
})
