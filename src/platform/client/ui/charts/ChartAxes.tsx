import type { ChartFrame } from './chart-frame.ts'
import { type ValueRange, valueTicks } from './chart-scale.ts'
import { timeTicks } from './time-ticks.ts'

interface ChartAxesProps {
  frame: ChartFrame
  from: number
  to: number
  target: ValueRange | undefined
}

export function ChartAxes({ frame, from, to, target }: ChartAxesProps) {
  const { left, right, top, bottom, x, y, domain } = frame
  return (
    <>
      {target && <TargetBand frame={frame} target={target} />}
      <g fill="var(--text-3)" textAnchor="end">
        {valueTicks(domain)
          .filter(value => y(value) > top - 8 && y(value) < bottom - 8)
          .map(value => (
            <g key={value}>
              <path d={`M${left} ${y(value)}H${right}`} stroke="var(--line-1)" />
              <text x={left - 10} y={y(value)} dy=".35em">
                {value}
              </text>
            </g>
          ))}
      </g>
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-2)" />
      <g fill="var(--text-3)" textAnchor="middle">
        {timeTicks(from, to, right - left).map(({ at, labelAt, label }) => (
          <g key={at}>
            {at > from && at < to && <path d={`M${x(at)} ${bottom}v5`} stroke="var(--line-3)" />}
            {label && (
              <text x={Math.max(x(labelAt), left + 10)} y={bottom + 21}>
                {label}
              </text>
            )}
          </g>
        ))}
      </g>
    </>
  )
}

function TargetBand({ frame, target }: { frame: ChartFrame; target: ValueRange }) {
  const { left, right, y } = frame
  const [upper, lower] = [y(target.highest), y(target.lowest)]
  return (
    <>
      <rect
        x={left}
        y={upper}
        width={right - left}
        height={lower - upper}
        fill="var(--gold)"
        opacity=".085"
      />
      <path
        d={`M${left} ${upper}H${right}M${left} ${lower}H${right}`}
        stroke="var(--gold-graphic)"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
    </>
  )
}
