import type { ReactNode } from 'react'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { useElementWidth } from '#platform/client/ui/use-element-width.ts'
import { labelOf } from '../flavors.rules.ts'
import type { SmokeYear, SmokeYearEntry } from '../palate.contract.ts'
import { EntryDrawing } from './EntryDrawing.tsx'
import { durationText } from './entry-words.ts'
import { MonthStrokes, maxStepPixels, monthStrokesHeight } from './MonthStrokes.tsx'
import { dayText, monthsSummary, plural, timedWords } from './palate-words.ts'
import css from './SmokeYear.module.css'

export function SmokeYearFigures({ figures }: { figures: SmokeYear }) {
  const { cigars, evenings, minutes, timed, tagged, flavors, mostSmoked, best, asGood, first, last } = figures
  const [flavor] = flavors
  return (
    <>
      <dl className={css.facts}>
        <Fact label="Smoked" figure={plural(cigars, 'cigar')}>
          On {plural(evenings, 'evening')}
        </Fact>
        <Fact label="Time" figure={timed > 0 ? durationText(minutes) : 'Not noted'}>
          {timed > 0 ? timedWords(figures) : 'No entry of this year says how long it took'}
        </Fact>
        <Fact label="Tasted most often" figure={flavor ? labelOf(flavor.flavor) : 'Not noted'}>
          {flavor
            ? `In ${flavor.times} of ${plural(tagged, 'entry')} with flavors`
            : 'No entry of this year has flavors'}
        </Fact>
        <Fact label="Smoked most often" figure={mostSmoked ? mostSmoked.name : 'No cigar twice'}>
          {mostSmoked
            ? `${plural(mostSmoked.times, 'time')}, ${mostSmoked.rating.toLocaleString('en-US')} stars on average`
            : 'Every cigar was another one'}
        </Fact>
      </dl>
      <div className={css.columns}>
        <MonthChart figures={figures} />
        <div className={css.entries}>
          <article className={css.best} aria-label="Rated best">
            <h3>Rated best</h3>
            <EntryDrawing entry={best} />
            <p className={css.cigar}>
              <EntryLink entry={best} />
            </p>
            <p>
              <Stars value={best.rating} sizePixels={14} />
              <span>
                {[best.drink && `With ${best.drink}`, dayText(best.day)].filter(Boolean).join(', ')}
              </span>
            </p>
            {asGood > 0 && <p>{plural(asGood, 'other')} had as many stars; this is the latest.</p>}
          </article>
          <dl className={css.ends}>
            <End label="First" entry={first} />
            <End label="Last" entry={last} />
          </dl>
        </div>
      </div>
    </>
  )
}

function Fact({ label, figure, children }: { label: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{figure}</b>
        <span>{children}</span>
      </dd>
    </div>
  )
}

function End({ label, entry }: { label: string; entry: SmokeYearEntry }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={css.entry}>
        <EntryLink entry={entry} /> <span>{dayText(entry.day)}</span>
      </dd>
    </div>
  )
}

function EntryLink({ entry: { id, cigar } }: { entry: SmokeYearEntry }) {
  return (
    <LinkTo look="plain" to="/dashboard/journal" search={{ entry: id }}>
      {cigar}
    </LinkTo>
  )
}

const textSize = 13
const maxHeightPixels = 132
const minHeightPixels = 72

function MonthChart({ figures }: { figures: SmokeYear }) {
  const [ref, width] = useElementWidth<HTMLDivElement>(640)
  const needed = Math.max(...figures.months) * maxStepPixels
  const chart = { height: Math.max(minHeightPixels, Math.min(maxHeightPixels, needed)), textSize }
  return (
    <figure className={css.months}>
      <figcaption>
        <h3>Evenings by month</h3>
      </figcaption>
      <div ref={ref}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <svg> inherits the theme's colors */}
        <svg width={width} height={monthStrokesHeight(chart)} role="img" aria-label={monthsSummary(figures)}>
          <MonthStrokes months={figures.months} width={width} {...chart} />
        </svg>
      </div>
      <p>A stroke is an evening: a day of the calendar with at least one cigar.</p>
    </figure>
  )
}
