import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettings } from '#features/member/client/use-settings.ts'
import { callFor, procedureFor } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { type ChartAnnotation, TimeChart } from '#platform/client/ui/charts/TimeChart.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { beetleRisk } from '../beetle-risk.rules.ts'
import { climateContract, type Device, type HistoryPoint } from '../climate.contract.ts'
import { idealRanges, type Quantity } from '../judge.rules.ts'
import { findLidOpenings } from '../lid-opened.rules.ts'
import { beetleWords } from './beetle-words.ts'
import css from './ClimateHistory.module.css'
import {
  type HistorySpan,
  historySpans,
  historySummary,
  quantityNames,
  shownValue,
  spanDays,
  spanWords,
} from './history-words.ts'

const refreshMilliseconds = 60_000
const millisecondsPerDay = 86_400_000
/** A sensor is silent after fifteen minutes; the points of longer spans lie further apart. */
const gapMinutes: Readonly<Record<HistorySpan, number>> = { day: 20, week: 150, season: 900 }

interface ClimateHistoryProps {
  device: Device
  /** What was done, beside what the readings tell. */
  annotations: readonly ChartAnnotation[]
}

/** What a sensor has measured, with the target, and what the readings tell. */
export function ClimateHistory({ device, annotations }: ClimateHistoryProps) {
  const { temperature_unit: unit } = useSettings()
  const [span, setSpan] = useState<HistorySpan>('week')
  const [quantity, setQuantity] = useState<Quantity>('humidity')
  const { data, error, isPending, isFetching, refetch } = useHistory(device.id, span)
  const { path: exportPath } = procedureFor(useQueryClient(), climateContract.exportHistory)
  const points = data?.points ?? []
  /** The same answer while the week is shown. */
  const { data: week } = useHistory(device.id, 'week')
  const target = idealRanges[quantity]
  const openings = span === 'day' && quantity === 'humidity' ? findLidOpenings(timed(points)) : []
  const inUnit = (value: number) => shownValue(value, quantity, unit)
  const until = data ? Date.parse(data.to) : 0
  const from = until - spanDays[span] * millisecondsPerDay
  const marks = [...annotations, ...openings.map(at => ({ at, text: 'Lid open' }))]
    .filter(({ at }) => at >= from)
    .toSorted((one, other) => one.at - other.at)
  return (
    <section aria-label="Readings over time">
      <div className={css.head}>
        <h2 className={hidden.hidden}>
          {quantityNames[quantity]}, {spanWords[span]}
        </h2>
        <SegmentedControl
          label="Measured"
          options={[
            { value: 'humidity', label: 'Humidity' },
            { value: 'temperature', label: 'Temperature' },
          ]}
          value={quantity}
          onValueChange={setQuantity}
        />
        <SegmentedControl
          label="Time"
          options={historySpans.map(value => ({ value, label: value[0]!.toUpperCase() + value.slice(1) }))}
          value={span}
          onValueChange={setSpan}
        />
      </div>
      {error && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'The readings weren’t loaded. Try again.')}
        </ErrorBox>
      )}
      {isPending && <Skeleton label="Loading the readings" rows={4} />}
      {data && (
        <TimeChart
          label={quantityNames[quantity]}
          summary={historySummary(points, quantity, { span, unit })}
          unit={quantity === 'humidity' ? '%' : `°${unit}`}
          readings={points.map(point => ({ at: Date.parse(point.at), value: inUnit(point[quantity]) }))}
          from={from}
          to={until}
          target={{ lowest: inUnit(target.lowest), highest: inUnit(target.highest) }}
          annotations={marks}
          heightPixels={190}
          maxGapMilliseconds={gapMinutes[span] * 60_000}
          footer={
            <>
              {week && <p>{beetleWords(beetleRisk(warmth(week.points)), unit)}</p>}
              <ButtonLink
                size="small"
                look="quiet"
                href={`${exportPath.replace(':id', device.id)}?${csvQuery(span, until)}`}
                download
              >
                Export as CSV
              </ButtonLink>
            </>
          }
        />
      )}
    </section>
  )
}

function useHistory(id: string, span: HistorySpan) {
  return useQuery({
    queryKey: ['climate', 'history', id, span],
    queryFn: ({ signal, client }) => {
      const from = new Date(Date.now() - spanDays[span] * millisecondsPerDay).toISOString()
      return callFor(client)(climateContract.readHistory, { params: { id }, query: { from } }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMilliseconds,
  })
}

const timed = (points: readonly HistoryPoint[]) =>
  points.map(({ at, humidity }) => ({ at: Date.parse(at), humidity }))

const warmth = (points: readonly HistoryPoint[]) =>
  points.map(({ at, temperature }) => ({ at: Date.parse(at), temperature }))

function csvQuery(span: HistorySpan, until: number): URLSearchParams {
  const from = new Date(until - spanDays[span] * millisecondsPerDay).toISOString()
  return new URLSearchParams({ from, to: new Date(until).toISOString() })
}
