import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { Refusal } from '#platform/api.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { adviseMember, type Sommelier } from './advise-member.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)

/** A sommelier with this vault, and with what was kept and what was logged. */
function sommelierWith(save?: Sommelier['vault']['save']) {
  const kept: Parameters<Sommelier['vault']['save']>[] = []
  const logged: unknown[] = []
  const keep: Sommelier['vault']['save'] = async (memberId, pairing) => {
    kept.push([memberId, pairing])
    return { ...pairing, id: 'row', rating: null, created_at: '2026-03-01T20:00:00.000Z' }
  }
  const log = { error: (...said: unknown[]) => void logged.push(said) }
  return { sommelier: { catalogue, phrasebook, vault: { save: save ?? keep }, log }, kept, logged }
}

const asked = { cigar: 'Montecristo No. 2 Cuban', pairingType: 'wine' } as const

test('The first of the three is kept for whom it was made, with the whole text', async () => {
  const { sommelier, kept, logged } = sommelierWith()
  const advice = await adviseMember(sommelier, 'grace', asked)
  expect(advice.saved).toEqual({ id: 'row' })
  expect(kept).toEqual([
    [
      'grace',
      {
        cigar_name: 'Montecristo No. 2',
        pairing_type: 'wine',
        pairing_name: advice.drinks[0]!.name,
        notes: advice.result,
      },
    ],
  ])
  expect(logged).toEqual([])
})

test('A vault that fails does not cost the advice, and the house hears of it', async () => {
  const failure = new Error('no vault tonight')
  const { sommelier, logged } = sommelierWith(() => Promise.reject(failure))
  const advice = await adviseMember(sommelier, 'grace', asked)
  expect(advice.saved).toBeNull()
  expect(advice.drinks).toHaveLength(3)
  expect(logged).toEqual([[{ err: failure }, expect.stringContaining('vault')]])
})

test('What is no cigar is refused, and nothing is kept', async () => {
  const { sommelier, kept } = sommelierWith()
  await expect(adviseMember(sommelier, 'grace', { ...asked, cigar: 'hello' })).rejects.toThrow(Refusal)
  expect(kept).toEqual([])
})
