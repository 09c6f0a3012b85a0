import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { vaultEvent } from '../vault.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = { cigar_name: 'Oliva V', pairing_type: 'wine', pairing_name: 'Tawny', notes: 'Walnut.' }

it('sends every open tab of the member what was saved, changed, shared, removed and restored', async () => {
  const [grace, ada] = [await createMember(server, 'grace'), await createMember(server, 'ada')]
  const tabs = [await openTabOf(server, grace), await openTabOf(server, ada)]
  const { id } = (await grace.request('POST', vault, pairing)).json()
  await grace.request('PATCH', `${vault}/${id}`, { rating: 4, tried_on: '2026-11-01' })
  const { shared_path } = (await grace.request('POST', `${vault}/${id}/share`, {})).json()
  await grace.request('DELETE', `${vault}/${id}/share`)
  await grace.request('DELETE', `${vault}/${id}`)
  await grace.request('POST', `${vault}/${id}/restore`, {})
  await grace.request('DELETE', `${vault}/old-look-ups`)
  await grace.request('POST', `${vault}/remove`, { ids: [id] })
  const facts = { rating: 4, status: 'tried', tried_on: '2026-11-01', own_notes: null, shared_path: null }
  await waitFor(() =>
    expect(tabs.map(({ events }) => events)).toEqual([
      [
        { id },
        { id, facts },
        { id, facts: { ...facts, shared_path } },
        { id, facts },
        { id, isRemoved: true },
        { id, facts, isRemoved: false },
        {},
        { ids: [id], isRemoved: true },
      ].map(data => ({
        kind: vaultEvent,
        data,
      })),
      [],
    ]),
  )
  for (const { socket } of tabs) socket.terminate()
})
