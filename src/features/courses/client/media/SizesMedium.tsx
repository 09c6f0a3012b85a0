import { useId, useState } from 'react'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import inches from '#platform/client/ui/drawings/Inches.module.css'
import { InchRuler } from '#platform/client/ui/drawings/InchRuler.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { lineUp, rulerInches, type Side, sideOf } from './line-up.ts'
import { MovableCigar } from './MovableCigar.tsx'
import type { MediumProps } from './medium-props.ts'
import css from './SizesMedium.module.css'
import { useSeeFirst } from './use-see-first.ts'

const sides: { value: Side | 'moved'; label: string }[] = [
  { value: 'heads', label: 'Heads' },
  { value: 'middles', label: 'Middles' },
  { value: 'feet', label: 'Feet' },
]

/** As the text of the lesson writes it: `7½`. */
const lengthOf = ({ lengthInches }: { lengthInches: number }) => `${lengthInches}`.replace('.5', '½')

/**
 * Sizes at one scale below a ruler. Two lie on the bench above, where they are moved and lined up. On a phone the
 * bench stays in view, and the words stand with the size that was chosen.
 */
export function SizesMedium({ medium: { sizes }, seen, onSee }: MediumProps<'sizes'>) {
  const [[upper, lower], setPair] = useState<readonly [string, string]>([sizes[0]!.id, sizes[1]!.id])
  const [current, setCurrent] = useState(sizes[0]!.id)
  const [starts, setStarts] = useState<Readonly<Record<string, number>>>({})
  const headingId = useId()
  useSeeFirst(current, onSee)
  const benched = [upper, lower].map(id => sizes.find(size => size.id === id)!)
  const size = sizes.find(({ id }) => id === current)!
  const take = (id: string) => {
    setCurrent(id)
    onSee(id)
    if (id !== upper && id !== lower) setPair([lower, id])
  }
  const align = (side: Side | 'moved') =>
    side !== 'moved' && setStarts(Object.fromEntries(benched.map(each => [each.id, lineUp(each, side)])))
  return (
    <div className={css.columns}>
      <div>
        <section className={css.bench} aria-label="Two sizes side by side">
          <InchRuler inches={rulerInches} />
          <div className={`${inches.ruled} ${css.ruled}`} data-inches={rulerInches}>
            {benched.map(each => (
              <MovableCigar
                key={each.id}
                size={each}
                start={starts[each.id] ?? 0}
                onMove={start => setStarts({ ...starts, [each.id]: start })}
              />
            ))}
          </div>
          <div className={css.align}>
            <span>Line up</span>
            <SegmentedControl
              label="Line up"
              options={sides}
              value={sideOf(benched, starts) ?? 'moved'}
              onValueChange={align}
            />
          </div>
        </section>
        <ul className={css.sizes} aria-label="All sizes">
          {sizes.map(each => (
            <li key={each.id}>
              <button
                type="button"
                className={css.size}
                data-part={each.id}
                aria-pressed={each.id === upper || each.id === lower}
                data-seen={seen.has(each.id) || undefined}
                onClick={() => take(each.id)}
              >
                <span className={css.name}>
                  {each.name}
                  <small>
                    {lengthOf(each)} × {each.ringGauge}
                  </small>
                </span>
                <span className={css.drawing}>
                  <ScaledCigar
                    size={each}
                    shade={each.shade}
                    brand={each.name}
                    inches={rulerInches}
                    density="full"
                  />
                </span>
              </button>
              <div className={css.own} aria-live="polite">
                {each.id === current && <p>{each.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <aside className={css.words} aria-labelledby={headingId} aria-live="polite">
        <p className={css.place}>
          {seen.size} of {sizes.length} tried
        </p>
        <h2 id={headingId}>{size.name}</h2>
        <p className={css.measure}>
          {lengthOf(size)} inches by {size.ringGauge} ring
        </p>
        <p className={css.text}>{size.text}</p>
        <p className={css.hint}>
          Choose a size to lay it on the bench beside the last one, and drag either of the two along the
          ruler.<span className={css.keys}> The arrow keys move it as well.</span>
        </p>
      </aside>
    </div>
  )
}
