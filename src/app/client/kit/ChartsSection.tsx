import { useState } from 'react'
import { Banner } from '#platform/client/ui/Banner.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { FiveSteps } from '#platform/client/ui/charts/FiveSteps.tsx'
import { MarkedRange } from '#platform/client/ui/charts/MarkedRange.tsx'
import { Meter } from '#platform/client/ui/charts/Meter.tsx'
import { Sparkline } from '#platform/client/ui/charts/Sparkline.tsx'
import { TimeChart } from '#platform/client/ui/charts/TimeChart.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { StaleNote } from '#platform/client/ui/StaleNote.tsx'
import styles from './ChartsSection.module.css'
import { KitRow, KitSection, KitStack } from './KitSection.tsx'
import { humidityReadings } from './kit-readings.ts'

const SPANS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'season', label: 'Season' },
] as const
type Span = (typeof SPANS)[number]['value']
const DAYS: Record<Span, number> = { day: 1, week: 7, season: 84 }
const TARGET = { lowest: 65, highest: 72 }

export function ChartsSection() {
  const [span, setSpan] = useState<Span>('week')
  const series = humidityReadings(DAYS[span])
  return (
    <>
      <KitSection
        title="Time chart: target, annotations, silence, table; arrow keys move the crosshair"
        columns={12}
      >
        <div className={styles.bar}>
          <p>Humidity, past {span}</p>
          <SegmentedControl label="Span" options={SPANS} value={span} onValueChange={setSpan} />
        </div>
        <TimeChart
          {...series}
          label="Relative humidity"
          unit="%"
          target={TARGET}
          summary="Relative humidity between 65.9 and 70.6 percent, inside the target of 65 to 72. A dip when the lid was open, and a silence of the sensor."
        />
      </KitSection>
      <KitSection title="Time chart: nothing measured yet">
        <TimeChart
          {...series}
          readings={[]}
          annotations={[]}
          label="Temperature"
          unit="°F"
          summary="No readings."
          target={{ lowest: 64, highest: 70 }}
        />
      </KitSection>
      <SmallMeasures />
      <KitSection title="Banner" columns={12}>
        <KitStack>
          <Banner onClose={() => {}}>The lounge closes early on Thanksgiving: last chair at nine.</Banner>
          <Banner tone="warn" action={<Button size="small">Check sensor</Button>}>
            Cedar cabinet has been quiet for 41 minutes.
          </Banner>
          <Banner tone="offline">You are offline. Notes save here and sync later.</Banner>
          <Banner tone="danger" action={<Button size="small">Try again</Button>}>
            Three readings were refused: the sensor sent 690 percent.
          </Banner>
        </KitStack>
      </KitSection>
    </>
  )
}

function SmallMeasures() {
  const values = humidityReadings(1).readings.map(({ value }) => value)
  const withSilence = values.map((value, index) => (index > 90 && index < 150 ? null : value))
  return (
    <KitSection title="Sparkline, age of a reading, window with marker, meter, five steps">
      <KitStack>
        <KitRow>
          <Sparkline values={values} target={TARGET} title="Steady today" />
          <Sparkline values={withSilence} title="Silent this morning" />
          <Sparkline values={[]} title="No readings" />
          <StaleNote age="3 min ago" isStale={false} />
          <StaleNote age="41 min ago" isStale />
        </KitRow>
        <div className={styles.three}>
          <MarkedRange from={6} to={18} marker={14} max={36} state="Ready" detail="14 months" />
          <MarkedRange from={12} to={26} marker={2} max={36} state="Resting" detail="2 months" />
          <MarkedRange from={8} to={24} marker={31} max={36} state="Smoke soon" detail="31 months" isUrgent />
        </div>
        <Meter label="Cedar cabinet" value={42} max={50} valueText="42 of 50" />
        <Meter
          label="Beetle risk after a week above 74°F"
          value={72}
          max={100}
          valueText="High"
          tone="danger"
        />
        <Meter
          label="Requests to the sensor maker today"
          value={8900}
          max={10000}
          valueText="8,900 of 10,000"
          tone="warn"
        />
        <dl>
          <FiveSteps name="Strength" value={4} word="Medium to full" />
          <FiveSteps name="Sweetness" value={0} word="Not said" />
        </dl>
      </KitStack>
    </KitSection>
  )
}
