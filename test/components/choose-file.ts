import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** What choosing a file does. The driver of the browser would copy it twice, which takes long for a large one. */
export async function chooseFile(field: Locator, file: File): Promise<void> {
  await expect.element(field).toBeInTheDocument()
  const input = field.element() as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
