import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { sendCsvTo } from '#test/send-csv.ts'
import { maxImportRows } from '../import.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

it('5,000 rows are previewed and saved, and found again', async () => {
  const gus = await createMember(server, 'gus')
  const send = async (query = '') =>
    (await sendCsvTo(server, gus, { method: 'POST', path: `/api/humidor/import${query}` }, file)).json()
  const rows = Array.from({ length: maxImportRows }, (_, row) => `Maker ${row % 40};Cigar ${row};${row % 9}`)
  const file = `brand;cigar;qty\n${rows.join('\n')}`
  const { importId, added } = await send()
  expect(added).toBe(maxImportRows)
  expect(await send(`?commit=${importId}`)).toMatchObject({ added: maxImportRows, invalid: 0 })
  expect(await send()).toMatchObject({ added: 0, duplicates: maxImportRows })
})
