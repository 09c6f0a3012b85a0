import { Glass } from '#features/illustrations/client/Glass.tsx'
import type { DrinkMatch } from '../catalogue.contract.ts'
import { drawnGlass } from '../serving.rules.ts'
import css from './DrinkOption.module.css'

const glassHeightPixels = 44

export function DrinkOption({ match: { name, style, kind, glass, colour } }: { match: DrinkMatch }) {
  return (
    <span className={css.option}>
      <span className={css.glass}>
        <Glass
          type={drawnGlass({ kind, glass, serve: '' })}
          color={colour}
          heightPixels={glassHeightPixels}
        />
      </span>
      <span className={css.words}>
        <b className={css.name}>{name}</b>
        <span className={css.style}>{style}</span>
      </span>
    </span>
  )
}
