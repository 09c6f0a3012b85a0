import { useId, useState } from 'react'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { HotspotList, Hotspots } from '#platform/client/ui/lesson/Hotspots.tsx'
import { spotsOf } from './drawn-parts.ts'
import { cigarInSection } from './lesson-pictures.ts'
import type { MediumProps } from './medium-props.ts'
import css from './PartsMedium.module.css'
import { useSeeFirst } from './use-see-first.ts'

/** A drawing whose parts are opened one by one, each with what it is and does. */
export function PartsMedium({ medium, seen, onSee }: MediumProps<'parts'>) {
  const { parts, drawing } = medium
  const [current, setCurrent] = useState(() => parts.findLast(({ id }) => seen.has(id))?.id ?? parts[0]!.id)
  useSeeFirst(current, onSee)
  const headingId = useId()
  const part = parts.find(({ id }) => id === current) ?? parts[0]!
  const select = (id: string) => {
    setCurrent(id)
    onSee(id)
  }
  const shared = { spots: spotsOf(medium), current, seen, onSelect: select }
  return (
    <div className={css.columns} data-drawing={drawing}>
      <div className={css.drawing}>
        <Hotspots label={drawing === 'cigar' ? 'A cigar, taken apart' : 'A glass'} {...shared}>
          {drawing === 'cigar' ? (
            <img src={cigarInSection} alt="" width={952} height={446} className={css.picture} />
          ) : (
            <div className={css.glass}>
              <Glass type="rocks" color="#B8702A" heightPixels={380} ice />
            </div>
          )}
        </Hotspots>
        {drawing === 'cigar' && (
          <p className={css.caption}>
            <b>The foot, seen end on</b>
            Wrapper, binder, then folded filler
          </p>
        )}
      </div>
      <div className={css.words}>
        <HotspotList label="All parts" {...shared} />
        <aside className={css.part} aria-labelledby={headingId} aria-live="polite">
          <p className={css.place}>
            Part {parts.indexOf(part) + 1} of {parts.length}
          </p>
          <h2 id={headingId}>{part.name}</h2>
          <p>{part.text}</p>
          <dl>
            {part.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  )
}
