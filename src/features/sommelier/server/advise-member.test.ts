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
function sommelierWith(save?: Sommelier['vault']['save'], ratingsOf = noRatings) {
  const kept: Parameters<Sommelier['vault']['save']>[] = []
  const logged: unknown[] = []
  const keep: Sommelier['vault']['save'] = async (memberId, pairing) => {
    kept.push([memberId, pairing])
    return { id: 'row', isNew: true, rating: null }
  }
  const sommelier: Sommelier = {
    catalogue,
    phrasebook,
    vault: { save: save ?? keep, ratingsOf },
    bar: { levelsOf: async () => new Map() },
    // All that is asked of it here is whether the taste counts.
    database: { inTransaction: async <Result>() => true as Result },
    narrator: { isOpen: true },
    log: { error: (...said: unknown[]) => void logged.push(said) },
  }
  return { sommelier, kept, logged }
}

const noRatings: Sommelier['vault']['ratingsOf'] = async () => []
const asked = { cigar: 'Montecristo No. 2 Cuban', pairingType: 'wine', onlyMyBar: false } as const

test('The first of the three is kept for whom it was made, with the whole text', async () => {
  const { sommelier, kept, logged } = sommelierWith()
  const advice = await adviseMember(sommelier, 'grace', asked)
  expect(advice.saved).toEqual({ id: 'row', isNew: true, rating: null })
  expect(kept).toEqual([
    [
      'grace',
      {
        cigar_name: 'Montecristo No. 2',
        pairing_type: 'wine',
        pairing_name: advice.drinks[0]!.name,
        notes: advice.result,
        cigar_id: 'montecristo-cuba-no-2',
        drink_id: advice.drinks[0]!.id,
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

test('A cigar that is only inferred is kept without the name of a line', async () => {
  const { sommelier, kept } = sommelierWith()
  await adviseMember(sommelier, 'grace', { ...asked, cigar: 'unicorn maduro' })
  expect(kept[0]![1]).toMatchObject({ cigar_id: null, drink_id: expect.any(String) })
})

test('Ratings that cannot be read do not cost the advice either', async () => {
  const failure = new Error('no ratings tonight')
  const { sommelier, logged } = sommelierWith(undefined, () => Promise.reject(failure))
  const advice = await adviseMember(sommelier, 'grace', asked)
  expect(advice.drinks.map(({ taste }) => taste)).toEqual([0, 0, 0])
  expect(logged).toEqual([[{ err: failure }, expect.stringContaining('taste')]])
})

test('An empty bar is refused, and nothing is kept', async () => {
  const { sommelier, kept } = sommelierWith()
  await expect(adviseMember(sommelier, 'grace', { ...asked, onlyMyBar: true })).rejects.toThrow(
    expect.objectContaining({ code: 'NOTHING_AT_HAND' }),
  )
  expect(kept).toEqual([])
})

test('What is no cigar is refused, and nothing is kept', async () => {
  const { sommelier, kept } = sommelierWith()
  await expect(adviseMember(sommelier, 'grace', { ...asked, cigar: 'hello' })).rejects.toThrow(Refusal)
  expect(kept).toEqual([])
})
