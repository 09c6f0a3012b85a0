import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { Refusal } from '#platform/api.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { adviseMember, advisePair, type Sommelier } from './advise-member.ts'
import { keepDrink } from './keep-result.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)

/** A sommelier with this vault, recording what it saves and logs. */
function sommelierWith(save?: Sommelier['vault']['save'], ratingsOf = noRatings) {
  const savedPairings: Parameters<Sommelier['vault']['save']>[] = []
  const logged: unknown[] = []
  const record: Sommelier['vault']['save'] = async (memberId, pairing) => {
    savedPairings.push([memberId, pairing])
    return { id: 'row', isNew: true, rating: null, status: 'looked up', tried_on: null }
  }
  const sommelier: Sommelier = {
    catalogue,
    phrasebook,
    vault: { save: save ?? record, ratingsOf },
    bar: { pourable: async () => new Map() },
    usesTaste: async () => true,
    forgottenLeanings: { list: async () => [] },
    narrator: { isOpen: true },
    log: { error: (...args: unknown[]) => void logged.push(args) },
  }
  return { sommelier, savedPairings, logged }
}

const noRatings: Sommelier['vault']['ratingsOf'] = async () => []
const request = { cigar: 'Montecristo No. 2 Cuban', pairingType: 'spirit', onlyMyBar: false } as const

test('The first of three drinks is saved for the member, with the full text', async () => {
  const { sommelier, savedPairings, logged } = sommelierWith()
  const advice = await adviseMember(sommelier, 'grace', request)
  const saved = { id: 'row', isNew: true, rating: null, status: 'looked up', tried_on: null }
  expect(advice.saved).toEqual(saved)
  expect(savedPairings).toEqual([
    [
      'grace',
      {
        cigar_name: 'Montecristo No. 2',
        pairing_type: 'spirit',
        pairing_name: advice.drinks[0]!.name,
        notes: advice.result,
        cigar_id: 'montecristo-cuba-no-2',
        drink_id: advice.drinks[0]!.id,
        result: keepDrink(advice),
      },
    ],
  ])
  expect(logged).toEqual([])
})

test('A failing vault is logged and does not prevent the advice', async () => {
  const failure = new Error('no vault tonight')
  const { sommelier, logged } = sommelierWith(() => Promise.reject(failure))
  const advice = await adviseMember(sommelier, 'grace', request)
  expect(advice.saved).toBeNull()
  expect(advice.drinks).toHaveLength(3)
  expect(logged).toEqual([[{ err: failure }, expect.stringContaining('vault')]])
})

test('A cigar that is only inferred is saved without an id', async () => {
  const { sommelier, savedPairings } = sommelierWith()
  await adviseMember(sommelier, 'grace', { ...request, cigar: 'unicorn maduro' })
  expect(savedPairings[0]![1]).toMatchObject({ cigar_id: null, drink_id: expect.any(String) })
})

test('Failing ratings are logged and do not prevent the advice', async () => {
  const failure = new Error('no ratings tonight')
  const { sommelier, logged } = sommelierWith(undefined, () => Promise.reject(failure))
  const advice = await adviseMember(sommelier, 'grace', request)
  expect(advice.drinks.map(({ taste }) => taste)).toEqual([0, 0, 0])
  expect(logged).toEqual([[{ err: failure }, expect.stringContaining('taste')]])
})

test('An empty bar is refused, and nothing is saved', async () => {
  const { sommelier, savedPairings } = sommelierWith()
  await expect(adviseMember(sommelier, 'grace', { ...request, onlyMyBar: true })).rejects.toThrow(
    expect.objectContaining({ code: 'NOTHING_AT_HAND' }),
  )
  expect(savedPairings).toEqual([])
})

test('Text that is not a cigar is refused, and nothing is saved', async () => {
  const { sommelier, savedPairings } = sommelierWith()
  await expect(adviseMember(sommelier, 'grace', { ...request, cigar: 'hello' })).rejects.toThrow(Refusal)
  expect(savedPairings).toEqual([])
})

test('A cigar and a drink typed together are answered and saved as that pair', async () => {
  const { sommelier, savedPairings } = sommelierWith()
  const typed = { ...request, cigar: 'Oliva Serie V Melanio and Wild Turkey 101' }
  const advice = await adviseMember(sommelier, 'grace', typed)
  const pair = await advisePair(sommelier, 'grace', {
    cigar: 'Oliva Serie V Melanio',
    drink: 'Wild Turkey 101',
  })
  expect({ ...advice, canNarrate: false }).toEqual(pair)
  expect(advice.cigar).toMatchObject({ id: 'oliva-serie-v-melanio', recognition: 'exact' })
  expect(advice.drinks.map(({ id }) => id)).toEqual(['wild-turkey-101'])
  expect(savedPairings[0]).toEqual(savedPairings[1])
})

test('A maker alone is answered for its usual cigar, with its lines', async () => {
  const { sommelier } = sommelierWith()
  const { cigar, maker } = await adviseMember(sommelier, 'grace', { ...request, cigar: 'Padron' })
  expect(cigar.id).toBeNull()
  expect(maker?.lines[0]).toMatchObject({ id: expect.stringMatching(/^padron-/) })
  expect((await adviseMember(sommelier, 'grace', request)).maker).toBeUndefined()
})
