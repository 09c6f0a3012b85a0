import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { maxImportRows } from '../import.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

it('5,000 rows are previewed and saved, and found again', async () => {
  const gus = await createMember(server, 'gus')
  const send = async (query = '') =>
    (await sendFileTo(server, gus, { method: 'POST', path: `/api/humidor/import${query}` }, file)).json()
  const rows = Array.from({ length: maxImportRows }, (_, row) => `Maker ${row % 40};Cigar ${row};${row % 9}`)
  const file = `brand;cigar;qty\n${rows.join('\n')}`
  const { importId, added } = await send()
  expect(added).toBe(maxImportRows)
  expect(await send(`?commit=${importId}`)).toMatchObject({ added: maxImportRows, invalid: 0 })
  expect(await send()).toMatchObject({ added: 0, duplicates: maxImportRows })
})

it('5,000 boxes of five cigars are found again beside 5,000 others of the same', async () => {
  const hal = await createMember(server, 'hal')
  const send = async (file: string, query = '') =>
    (await sendFileTo(server, hal, { method: 'POST', path: `/api/humidor/import${query}` }, file)).json()
  const fileOf = (shipment: string) =>
    `brand;cigar;box code\n${Array.from({ length: maxImportRows }, (_, row) => `Oliva;Serie ${row % 5};${shipment} ${row}`).join('\n')}`
  for (const shipment of ['Spring', 'Fall']) {
    const { importId, added } = await send(fileOf(shipment))
    expect(added).toBe(maxImportRows)
    await send(fileOf(shipment), `?commit=${importId}`)
  }
  expect(await send(fileOf('Spring'))).toMatchObject({ added: 0, duplicates: maxImportRows })
})
