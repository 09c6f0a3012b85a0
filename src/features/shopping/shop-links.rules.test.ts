import { describe, expect, test } from 'vitest'
import { cacheKeyWith, linksAt, linksForPair } from './shop-links.rules.ts'
import type { Retailer } from './shopping.contract.ts'

const retailers: readonly Retailer[] = [
  { name: 'Corner Cigars', template: 'https://corner.example/find?q={name}', shelf: 'cigars' },
  { name: 'The Cellar', template: 'https://cellar.example/{name}/{name}', shelf: 'drinks' },
  { name: 'Second Humidor', template: 'https://second.example/{name}', shelf: 'cigars' },
]

describe('Links to shops', () => {
  test('are those of the category, in the order of the owner, with the name in the address', () => {
    expect(linksAt(retailers, 'cigars', 'Padrón 1964 & more')).toEqual([
      { shop: 'Corner Cigars', address: 'https://corner.example/find?q=Padr%C3%B3n%201964%20%26%20more' },
      { shop: 'Second Humidor', address: 'https://second.example/Padr%C3%B3n%201964%20%26%20more' },
    ])
    expect(linksAt(retailers, 'drinks', 'Rum')).toEqual([
      { shop: 'The Cellar', address: 'https://cellar.example/Rum/Rum' },
    ])
    expect(linksAt([], 'drinks', 'Rum')).toEqual([])
  })

  test('of a pair are those of the cigar and those of the drink', () => {
    const links = linksForPair(retailers, { cigar: 'Toro', drink: 'Rum' })
    expect(links.cigar.map(({ shop }) => shop)).toEqual(['Corner Cigars', 'Second Humidor'])
    expect(links.drink.map(({ shop }) => shop)).toEqual(['The Cellar'])
  })

  test('leave out a cigar that no shop would find', () => {
    expect(linksForPair(retailers, { cigar: undefined, drink: 'Rum' })).toEqual({
      cigar: [],
      drink: [{ shop: 'The Cellar', address: 'https://cellar.example/Rum/Rum' }],
    })
  })
})

test('A page is stored by its name alone without links, and apart for each list of links', () => {
  const [one, other] = [linksAt(retailers, 'cigars', 'Toro'), linksAt(retailers, 'drinks', 'Toro')]
  expect(cacheKeyWith('toro', [])).toBe('toro')
  const keys = [
    'toro',
    cacheKeyWith('toro', one),
    cacheKeyWith('toro', one.slice(1)),
    cacheKeyWith('toro', other),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(cacheKeyWith('toro', [...one])).toBe(cacheKeyWith('toro', one))
  expect(cacheKeyWith('corona', one)).not.toBe(cacheKeyWith('toro', one))
})
