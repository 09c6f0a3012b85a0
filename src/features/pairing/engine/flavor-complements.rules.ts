/**
 * Pairs of flavors that complement each other: notes of the cigar, and notes of the drink (docs/domain.md 4,
 * principles 3 to 5, 14). `how` is also the key of a row in `data/words/contrast.csv`.
 */
export const flavorComplements: readonly {
  cigar: readonly string[]
  drink: readonly string[]
  how: string
}[] = [
  {
    cigar: ['cocoa', 'dark-chocolate', 'milk-chocolate'],
    drink: ['cherry', 'orange', 'berry'],
    how: 'fruit against chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'milk-chocolate'],
    drink: ['caramel', 'toffee', 'vanilla'],
    how: 'sweetness under chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'espresso', 'coffee'],
    drink: ['fig', 'raisin', 'plum', 'dried-fruit'],
    how: 'dried fruit beside the roast',
  },
  {
    cigar: ['espresso', 'coffee'],
    drink: ['caramel', 'molasses', 'brown-sugar', 'toffee', 'maple'],
    how: 'sugar in the coffee',
  },
  { cigar: ['espresso', 'coffee'], drink: ['milk', 'cream', 'custard'], how: 'milk in the coffee' },
  {
    cigar: ['earth', 'mushroom', 'mineral'],
    drink: ['coffee', 'espresso', 'cocoa', 'dark-chocolate'],
    how: 'roast over earth',
  },
  { cigar: ['earth', 'leather', 'char', 'meat'], drink: ['peat', 'smoke'], how: 'smoke over earth' },
  {
    cigar: ['dark-chocolate', 'cocoa', 'espresso'],
    drink: ['peat', 'smoke'],
    how: 'smoke on dark chocolate',
  },
  {
    cigar: ['cocoa', 'dark-chocolate', 'coffee', 'espresso'],
    drink: ['herbal', 'mint', 'anise'],
    how: 'bitter herbs after the roast',
  },
  {
    cigar: ['black-pepper', 'white-pepper', 'red-pepper'],
    drink: ['agave'],
    how: 'roasted agave under the pepper',
  },
  { cigar: ['earth', 'mineral', 'mushroom'], drink: ['mineral', 'agave'], how: 'two kinds of soil' },
  { cigar: ['cedar', 'sandalwood'], drink: ['pine', 'sandalwood'], how: 'resin beside cedar' },
  {
    cigar: ['black-pepper', 'red-pepper', 'rye-spice'],
    drink: ['honey', 'vanilla', 'caramel', 'brown-sugar', 'maple', 'molasses'],
    how: 'sweetness against pepper',
  },
  {
    cigar: ['black-pepper', 'red-pepper', 'white-pepper'],
    drink: ['ginger', 'rye-spice', 'mint'],
    how: 'spice for spice',
  },
  {
    cigar: ['leather', 'tobacco'],
    drink: ['dried-fruit', 'raisin', 'fig', 'plum', 'dark-fruit', 'oak'],
    how: 'something ripe for the leather',
  },
  {
    cigar: ['cedar', 'oak', 'sandalwood'],
    drink: ['vanilla', 'oak', 'coconut', 'honey'],
    how: 'something round against cedar',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['apple', 'pear', 'lemon', 'citrus', 'grape'],
    how: 'something crisp under the cream',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['coffee', 'espresso', 'toast', 'bread'],
    how: 'roast under cream',
  },
  {
    cigar: ['cream', 'butter', 'milk', 'custard'],
    drink: ['toffee', 'caramel', 'honey', 'maple'],
    how: 'something golden over the cream',
  },
  {
    cigar: ['almond', 'hazelnut', 'walnut', 'peanut', 'cashew', 'chestnut'],
    drink: ['raisin', 'dried-fruit', 'caramel', 'toffee', 'honey', 'coffee'],
    how: 'nuts with something sweet',
  },
  {
    cigar: ['hay', 'grass', 'tea', 'floral', 'herbal'],
    drink: ['citrus', 'lemon', 'lime'],
    how: 'citrus over the meadow',
  },
  {
    cigar: ['hay', 'grass', 'tea', 'herbal'],
    drink: ['apple', 'pear'],
    how: 'an orchard beside the meadow',
  },
  {
    cigar: ['hay', 'grass', 'floral', 'herbal'],
    drink: ['honey', 'floral'],
    how: 'a meadow and its honey',
  },
  {
    cigar: ['cinnamon', 'nutmeg', 'clove', 'baking-spice'],
    drink: ['apple', 'vanilla', 'orange', 'brown-sugar', 'maple', 'plum'],
    how: 'baking spice and what one bakes with it',
  },
  {
    cigar: ['citrus', 'orange', 'stone-fruit', 'cherry', 'dried-fruit', 'raisin', 'fig'],
    drink: ['baking-spice', 'cinnamon', 'almond', 'oak'],
    how: 'fruit with wood and spice',
  },
  {
    cigar: ['honey', 'caramel', 'toffee', 'molasses', 'brown-sugar', 'vanilla'],
    drink: ['oak', 'coffee', 'walnut', 'almond', 'rye-spice'],
    how: 'something dry for the sweetness',
  },
  {
    cigar: ['toast', 'bread', 'malt'],
    drink: ['butter', 'honey', 'malt', 'hazelnut', 'milk-chocolate'],
    how: 'something to put on the toast',
  },
  { cigar: ['salt', 'meat'], drink: ['caramel', 'toffee', 'raisin', 'salt'], how: 'salt lifted by sugar' },
]
