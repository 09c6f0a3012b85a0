import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { DrinkSheet } from '../guide.contract.ts'
import { alcoholText } from '../guide-labels.rules.ts'
import { Fact } from './Fact.tsx'
import css from './Facts.module.css'

export function DrinkFacts({ sheet }: { sheet: DrinkSheet }) {
  const { family, style, serve, recipe, otherNames, price } = sheet
  return (
    <dl className={css.facts} data-narrow={true}>
      <Fact name="Family" value={familyLabel(family)} />
      <Fact name="Style" value={capitalize(style)} />
      <Fact name="Strength" value={alcoholText(sheet)} />
      {price && <Fact name="Price" value={price} />}
      <Fact name="To serve" value={serve} />
      {recipe.length > 0 && (
        <div>
          <dt>To mix</dt>
          <dd>
            <ul>
              {recipe.map(part => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {otherNames.length > 0 && <Fact name="Also called" value={otherNames.join(', ')} />}
    </dl>
  )
}
