import type { DrinkQuestion } from '#features/catalogue/drink-group.contract.ts'
import css from './WhichDrink.module.css'

interface WhichDrinkProps {
  question: DrinkQuestion
  onChoose: (drink: string) => void
}

/** The answer is for a typical drink of the typed kind; a choice asks again for that one. */
export function WhichDrink({ question: { text, choices }, onChoose }: WhichDrinkProps) {
  return (
    <div className={css.question}>
      <p>{text}</p>
      <p className={css.choices}>
        {choices.map(choice => (
          <button key={choice.drink} type="button" onClick={() => onChoose(choice.drink)}>
            {choice.text}
          </button>
        ))}
      </p>
    </div>
  )
}
