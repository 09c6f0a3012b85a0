import hidden from '#platform/client/ui/Hidden.module.css'
import { joinWithAnd } from '#platform/text.rules.ts'
import { flavorAxes } from '../pairing.contract.ts'
import { type LedgerLine, signedPoints } from './ledger-line.ts'
import css from './PointsWaterfall.module.css'

interface PointsWaterfallProps {
  reasons: readonly LedgerLine[]
  hasRadar: boolean
}

/** Each row begins where the one above it ends. A chosen flavor lights its axis of the radar, by the style sheet alone. */
export function PointsWaterfall({ reasons, hasRadar }: PointsWaterfallProps) {
  return (
    <ol className={css.rows}>
      {withSums(reasons).map(({ reason, before, after }) => {
        const { text, points, axes = [], isOwnTaste } = reason
        const isShowable = hasRadar && axes.length > 0
        return (
          <li key={text} data-axes={isShowable ? axes.join(' ') : undefined}>
            {isShowable ? <AxisChoice text={text} axes={axes} /> : <span className={css.text}>{text}</span>}
            {isOwnTaste && <i className={css.personal}>Your taste</i>}
            <Bar
              from={before}
              to={after}
              look={isOwnTaste ? 'taste' : axes.length > 0 ? 'flavor' : 'other'}
            />
            <b className={css.sum}>
              {after}
              <span className={hidden.hidden}> after </span>
            </b>
            <span className={css.points}>{signedPoints(points)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** A checkbox, so that it works on pages without React. */
function AxisChoice({ text, axes }: { text: string; axes: readonly number[] }) {
  const names = joinWithAnd(axes.map(axis => flavorAxes[axis]!))
  return (
    <label className={css.text}>
      <input type="checkbox" className={css.choice} />
      <span>{text}</span>
      <span className={hidden.hidden}>: show {names} on the radar</span>
      <i className={css.axes} aria-hidden="true">
        {names}
      </i>
    </label>
  )
}

interface BarProps {
  from: number
  to: number
  look: 'taste' | 'flavor' | 'other'
}

/** On a scale of 100 points. */
function Bar({ from, to, look }: BarProps) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)].map(points =>
    Math.min(100, Math.max(0, points)),
  ) as [number, number]
  return (
    <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 5H100" />
      <rect
        x={low}
        y="1"
        width={Math.max(0.4, high - low)}
        height="8"
        data-look={look}
        data-less={to < from}
      />
    </svg>
  )
}

function withSums(reasons: readonly LedgerLine[]) {
  let sum = 0
  return reasons.map(reason => {
    const before = sum
    sum += reason.points
    return { reason, before, after: sum }
  })
}
