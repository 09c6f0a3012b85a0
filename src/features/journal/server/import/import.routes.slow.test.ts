import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { maxImportRows } from '../../import.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

it('5,000 entries are previewed and saved, and found again', async () => {
  const max = await createMember(server, 'max')
  const rows = Array.from({ length: maxImportRows }, (_, row) => `2025-03-04,Cigar ${row},Notes ${row}`)
  const file = `date,cigar,notes\n${rows.join('\n')}`
  const send = async (query = '') =>
    (await sendFileTo(server, max, { method: 'POST', path: `/api/journal/import${query}` }, file)).json()
  const { importId, added } = await send()
  expect(added).toBe(maxImportRows)
  expect(await send(`?commit=${importId}`)).toMatchObject({ added: maxImportRows, invalid: 0 })
  expect(await send()).toMatchObject({ added: 0, duplicates: maxImportRows })
})
