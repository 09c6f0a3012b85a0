import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { identifyCigar } from './identify-cigar.ts'
import { toCigarResponse } from './pairing-response.ts'

const identify = (text: string) => identifyCigar(catalogue, text)

function sizeOf(text: string) {
  const identified = identify(text)!
  return [identified.profile.line, toCigarResponse(catalogue, identified).size]
}

describe('A typed size is the size that is told', () => {
  test.each([
    ['1926 No. 9', '1926 Serie', 'No. 9, 5.25 × 56'],
    ['padron 1926 #90', '1926 Serie', 'No. 90, 5.5 × 52'],
    ['padron 2000', 'Padrón Series', '2000, 5 × 50'],
    ['padron 3000', 'Padrón Series', '3000, 5.5 × 52'],
    ['padron 45', 'Family Reserve', 'No. 45, 6 × 52'],
    ['padron 1964 principe', '1964 Anniversary', 'Principe, 4.5 × 46'],
    ['liga privada no 9 corona viva', 'Liga Privada No. 9', 'Corona Viva, 6 × 46'],
    ['liga privada no 9 petit corona', 'Liga Privada No. 9', 'Petit Corona, 4 × 46'],
    ['DL-700', 'Double Ligero', 'Double Ligero 700, 6.5 × 60'],
    ['LFD DL-700', 'Double Ligero', 'Double Ligero 700, 6.5 × 60'],
    ['Don Carlos No 3', 'Don Carlos', 'No. 3, 5.5 × 44'],
    ['Flathead 660', 'Flathead V660', 'Carb, 6 × 60'],
    ['flathead big block', 'Flathead', 'V770 Big Block, 7 × 70'],
    ['fuente anejo 77', 'Añejo', 'No. 77 Shark, 5.875 × 54'],
    ['anejo shark', 'Añejo', 'No. 77 Shark, 5.875 × 54'],
    ['ashton vsg belicoso', 'VSG', 'Belicoso No. 1, 5.25 × 52'],
    ['Nub Habano 460', 'Habano', '460, 4 × 60'],
    ['OLIVA SERIE V MELANIO FIGURADO!!!', 'Serie V Melanio', 'Figurado, 6.5 × 52'],
    ['undercrown shade robsuto', 'Undercrown Shade', 'Robusto, 5 × 54'],
  ])('%s', (text, line, size) => {
    expect(sizeOf(text)).toEqual([line, size])
  })
})

test.each([
  ['padron 1964 exclusivo maduro', '1964 Anniversary Maduro', 'Exclusivo, 5.5 × 50'],
  ['puro Padrón serie 1926 número 9 maduro', '1926 Serie Maduro', 'No. 9, 5.25 × 56'],
  ['padron 1964 imperial natural', '1964 Anniversary', 'Imperial, 6 × 54'],
])('A leaf beside the size names the line: %s', (text, line, size) => {
  expect(sizeOf(text)).toEqual([line, size])
})

describe('A size that the row lacks is told by its name, never as another size', () => {
  test.each([
    ['padron 1926 no 7', '1926 Serie', 'No. 7'],
    ['Don Carlos No 4', 'Don Carlos', 'No. 4'],
    ['fuente don carlos presidente', 'Don Carlos', 'Presidente'],
    ['liga privada no 9 corona', 'Liga Privada No. 9', 'Corona'],
    ['Behike BHK 59', 'Behike', 'BHK 59'],
    ['ashton classic rothschild', 'Classic', 'Rothschild'],
  ])('%s', (text, line, size) => {
    expect(sizeOf(text)).toEqual([line, size])
    expect(toCigarResponse(catalogue, identify(text)!).drawing).toBeNull()
  })
})

describe('A short form of the line is no size', () => {
  test.each([
    ['lp9', 'Liga Privada No. 9'],
    ['padron 64', '1964 Anniversary'],
    ['siglo 6', 'Siglo VI'],
    ['rass', 'Specially Selected'],
    ['monte 2', 'No. 2'],
    ['my father le bijou 1922', 'Le Bijou 1922'],
  ])('%s', (text, line) => {
    const { profile } = identify(text)!
    expect([profile.line, profile.unlistedSize]).toEqual([line, undefined])
  })
})

describe('A maker and a size find the line', () => {
  test.each([
    ['Ashton Magnum', 'Ashton', 'Classic', 'Magnum'],
    ['Padron No. 45', 'Padrón', 'Family Reserve', 'No. 45'],
    ['Davidoff 2000', 'Davidoff', 'Signature 2000', '2000'],
  ])('%s', (text, brand, line, size) => {
    const { profile } = identify(text)!
    expect([profile.brand, profile.line, profile.vitola.name]).toEqual([brand, line, size])
  })

  test('or the maker’s usual cigar in that size, where several lines have it', () => {
    const { profile, recognition } = identify('Nub 460')!
    expect(profile).toMatchObject({ brand: 'Nub', line: '', vitola: { name: '460', ringGauge: 60 } })
    expect(recognition).toBe('inferred')
  })
})

describe('What a counter says is understood', () => {
  test.each([
    ['1926', 'Padrón', '1926 Serie'],
    ['1964', 'Padrón', '1964 Anniversary'],
    ['exclusivo', 'Padrón', '1964 Anniversary'],
    ['the judge', 'My Father', 'The Judge'],
    ['magnum 50', 'H. Upmann (Cuba)', 'Magnum 50'],
    ['stillwell navy', 'Dunbarton', 'StillWell Star Navy No. 1056'],
    ['that red band acid', 'Acid', ''],
    ['swisher sweet', 'Swisher Sweets', ''],
    ['La Aroma del Caribe', 'La Aroma de Cuba', ''],
    ['Plasencia Year of the Walrus', 'Plasencia', 'Year of the Walrus'],
  ])('%s', (text, brand, line) => {
    expect(identify(text)?.profile).toMatchObject({ brand, line })
  })

  test.each(['1234', '12345', 'judge', 'a judge', 'the king is late', 'red band'])('but not “%s”', text => {
    expect(identify(text)).toBeUndefined()
  })
})

describe('A line that only one of two namesakes has needs no question', () => {
  test.each([
    ['coiba bihiky', 'Cohiba', 'Behike'],
    ['hdm epi 2', 'Hoyo de Monterrey (Cuba)', 'Epicure No. 2'],
    ['best scotch for a montecristo no 2', 'Montecristo (Cuba)', 'No. 2'],
  ])('%s', (text, brand, line) => {
    const identified = identify(text)!
    expect(identified.profile).toMatchObject({ brand, line })
    expect(identified.question).toBeUndefined()
  })

  test('A size or the maker alone leaves it open', () => {
    for (const text of ['romeo churchil', 'cohiba', 'punch', 'montecristo'])
      expect(identify(text)?.question?.choices).toHaveLength(2)
  })
})

test('A Cuban cigar without a line keeps its country and its leaf', () => {
  for (const text of ['cuban', 'a Cuban cigar', 'a strong cuban'])
    expect(identify(text)?.profile).toMatchObject({ country: 'Cuba', wrapperClass: 'cuban' })
  expect(identify('a cuban maduro')?.profile).toMatchObject({ country: 'Cuba', wrapperClass: 'maduro' })
})
