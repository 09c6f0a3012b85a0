export { indexDrinks } from './drink-index.rules.ts'
export { isConfidentHit, isExactHit, searchDrinks } from './rank-drinks.rules.ts'
