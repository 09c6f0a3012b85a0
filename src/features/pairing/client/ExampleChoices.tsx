import { FlatCigar } from '#features/illustrations/client/FlatCigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { exampleCigars, exampleDrinks } from '../example-names.rules.ts'
import { resultPages } from '../pairing.contract.ts'
import { choiceHandler } from './choose-answer.ts'
import css from './ExampleChoices.module.css'

const examples = { cigar: exampleCigars, drink: exampleDrinks }
const glassPixels = 56

interface ExampleChoicesProps {
  of: keyof typeof examples
  lead?: string
  /** Once there is text, they are gone; their place stays, so that nothing moves. */
  typed?: string
  /** Looks the name up in place; without it each is a link. */
  onChoose?: (name: string) => void
}

/** Names to try, for a visitor who has none at hand. */
export function ExampleChoices({
  of,
  lead = 'Or try one of these.',
  typed = '',
  onChoose,
}: ExampleChoicesProps) {
  const choose = choiceHandler(onChoose)
  return (
    <p className={css.examples} data-gone={typed !== '' || undefined}>
      <span>{lead}</span>
      {examples[of].map(example => (
        <a
          key={example.id}
          href={resultPages.ofWords(example.name)}
          onClick={event => choose(event, example.name)}
        >
          {'cigar' in example ? (
            <FlatCigar {...example.cigar} />
          ) : (
            <Glass {...example.glass} heightPixels={glassPixels} />
          )}
          <b>{example.name}</b>
        </a>
      ))}
    </p>
  )
}
