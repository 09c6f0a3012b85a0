export {
  askWhichDrink,
  type DrinkTextIndex,
  indexDrinkTexts,
  listDrinks,
  type UnderstoodDrink,
  understandDrink,
} from './understand-drink.rules.ts'
