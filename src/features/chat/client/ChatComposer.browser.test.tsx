import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { render } from '#test/components/open-page.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { useWriting } from './use-writing.ts'

const told = 'Arturo answers five questions of a member in ten minutes, so that the channel stays yours.'

function ComposerWithNote() {
  const [note, setNote] = useState<string | undefined>(told)
  const composition = useWriting({
    memberId: 'ada',
    channel: 'help',
    onPost: () => undefined,
    onEdit: () => undefined,
  })
  return (
    <ChatComposer
      channel="help"
      reader={{ id: 'ada', isAdmin: false, isModerator: false }}
      composition={composition}
      onTyping={() => undefined}
      note={note}
      onDismissNote={() => setNote(undefined)}
      CardChoice={() => null}
    />
  )
}

test('why Arturo does not answer is told above the field, whole, until it is dismissed', async () => {
  await createMember()
  render(<ComposerWithNote />)
  const note = page.getByRole('status').filter({ hasText: told })
  await expect.element(note).toBeVisible()
  const text = note.element().querySelector('span')!
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(note).not.toBeInTheDocument()
})
