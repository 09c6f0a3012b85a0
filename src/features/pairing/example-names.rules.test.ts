import { expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { exampleCigars, exampleDrinks } from './example-names.rules.ts'
import { drawLine } from './pair-drawing.rules.ts'

test.each(exampleCigars)('The catalogue has the cigar $name, and draws it the same way', example => {
  const cigar = catalogue.cigars.find(({ id }) => id === example.id)
  const { brand, ...drawing } = example.cigar
  expect(cigar && cigarName(cigar)).toBe(example.name)
  expect(cigar && drawLine(cigar)).toMatchObject({ brand, drawing })
})

test.each(exampleDrinks)('The catalogue has the drink $name, in the same glass', ({ id, name, glass }) => {
  const drink = catalogue.drinks.find(each => each.id === id)
  expect(drink?.name).toBe(name)
  expect(drink && { type: drawnGlass(drink), color: drink.colour }).toEqual(glass)
})
