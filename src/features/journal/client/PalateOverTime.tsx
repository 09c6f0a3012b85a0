import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { Disclosure } from '#platform/client/ui/Disclosure.tsx'
import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { uncapitalize } from '#platform/text.rules.ts'
import { minShapeEntries, type PalatePeriod, type Period, periods } from '../palate.contract.ts'
import { AxisTable } from './AxisTable.tsx'
import css from './PalateOverTime.module.css'
import {
  basisOf,
  beforeNames,
  changeOf,
  headlineOf,
  missingWords,
  nowNames,
  percent,
  periodNames,
  rimOf,
} from './palate-words.ts'

interface PalateOverTimeProps {
  shapes: PalatePeriod
  period: Period
  onPeriod: (period: Period) => void
}

const widthPixels = 580

/** How often each flavor comes up, drawn over the time before, with what differs in words and figures. */
export function PalateOverTime({ shapes, period, onPeriod }: PalateOverTimeProps) {
  const hasShape = shapes.now.tagged >= minShapeEntries
  return (
    <section className={css.palate} aria-label="Flavors over time">
      <div className={css.head}>
        <SegmentedControl
          label="Time"
          options={periods.map(value => ({ value, label: periodNames[value] }))}
          value={period}
          onValueChange={onPeriod}
        />
        <div className={css.words} role="status">
          {hasShape ? (
            <>
              <h2>{headlineOf(shapes.now)}</h2>
              <p className={css.change}>{changeOf(shapes, period)}</p>
              <p className={css.basis}>{basisOf(shapes)}</p>
            </>
          ) : (
            <>
              <h2>Not enough for a shape yet.</h2>
              <p>{missingWords(shapes.now)}</p>
            </>
          )}
        </div>
      </div>
      {hasShape ? <PalateFigures shapes={shapes} period={period} /> : <PalateBlank />}
    </section>
  )
}

function PalateFigures({ shapes: { now, before }, period }: Omit<PalateOverTimeProps, 'onPeriod'>) {
  const earlier =
    period !== 'all' && before && before.tagged >= minShapeEntries
      ? { name: beforeNames[period], shape: before }
      : undefined
  const rim = rimOf(now, earlier?.shape)
  return (
    <div className={css.columns}>
      <div className={css.drawing}>
        <Radar
          title="Flavor radar"
          axes={flavorAxes}
          {...(earlier && { first: { label: uncapitalize(earlier.name), values: earlier.shape.values } })}
          second={{ label: uncapitalize(nowNames[period]), values: now.values }}
          widthPixels={widthPixels}
          rim={rim}
        />
        <p className={css.key} aria-hidden="true">
          <span>
            <i />
            {nowNames[period]}
          </span>
          {earlier && (
            <span>
              <i className={css.dashed} />
              {earlier.name}
            </span>
          )}
        </p>
      </div>
      <div className={css.figures}>
        <AxisTable now={now} before={earlier?.shape} rim={rim} />
        <Disclosure label="How this is counted">
          <p>
            The share of your entries that name the flavor, where an entry of five stars counts five times as
            much as an entry of one. The rim stands for {percent(rim)}.
          </p>
        </Disclosure>
      </div>
    </div>
  )
}

function PalateBlank() {
  return (
    <div className={css.columns}>
      <LinkTo to="/dashboard/journal">Open your journal</LinkTo>
      <div className={css.blank} aria-hidden="true">
        <Radar
          title=""
          axes={flavorAxes}
          second={{ label: '', values: flavorAxes.map(() => 0) }}
          widthPixels={widthPixels}
        />
      </div>
    </div>
  )
}
