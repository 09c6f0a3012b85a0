import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#features/member/client/use-settings.ts'
import { Dial } from '#platform/client/ui/drawings/Dial.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { toCelsiusTenths } from '#platform/temperature.rules.ts'
import {
  idealRanges,
  isStale,
  judge,
  judgmentColors,
  judgmentWord,
  type Quantity,
  quantities,
  type TargetRange,
} from '../judge.rules.ts'
import css from './ClimateDials.module.css'
import { devicesQuery } from './climate-query.ts'
import { useClimateEvents } from './use-climate-events.ts'
import { worstDevice } from './worst-device.ts'

const names: Record<Quantity, string> = { temperature: 'Temperature', humidity: 'Humidity' }
/** In degrees Fahrenheit and in percent. */
const scale = { minimum: 55, maximum: 80, majorStep: 5, minorStep: 1 }
const celsiusScale = { minimum: 12, maximum: 28, majorStep: 4, minorStep: 1 }

/** Temperature and humidity now, of the humidor if one is given, else each where it is worst. */
export function ClimateDials({ humidorId }: { humidorId?: string | undefined }) {
  useClimateEvents()
  const { data } = useQuery(devicesQuery)
  const now = useNow(60_000)
  return quantities.map(quantity => {
    const latest = worstDevice(data?.devices ?? [], { humidorId, now, quantity })?.latest
    return (
      <ClimateCard
        key={quantity}
        quantity={quantity}
        value={latest?.[quantity] ?? null}
        isStale={latest ? isStale(new Date(latest.at), new Date(now)) : true}
      />
    )
  })
}

interface ClimateCardProps {
  quantity: Quantity
  /** Degrees Fahrenheit or percent; null without a reading. */
  value: number | null
  isStale: boolean
}

function ClimateCard({ quantity, value, isStale: isOld }: ClimateCardProps) {
  const { temperature_unit: unit } = useSettings()
  const isCelsius = quantity === 'temperature' && unit === 'C'
  const range = idealRanges[quantity]
  // An old reading does not tell how it is now.
  const judgment = judge(isOld ? null : value, range)
  const word = judgmentWord(quantity, judgment)
  const shown = isCelsius ? celsiusRange(range) : range
  return (
    <section className={css.card} aria-label={names[quantity]}>
      <h2 className={css.name}>{names[quantity]}</h2>
      <Dial
        label={names[quantity]}
        value={value !== null && isCelsius ? toCelsiusTenths(value) : value}
        unit={quantity === 'humidity' ? '%' : `°${unit}`}
        target={shown}
        state={word}
        isStale={isOld}
        {...(isCelsius ? celsiusScale : scale)}
      />
      <p className={css.words}>
        <span className={css.judgment} data-color={judgmentColors[judgment]}>
          {word}
        </span>
        <span>
          Target {shown.lowest} to {shown.highest}
          {quantity === 'humidity' ? '%' : `\u00A0°${unit}`}
        </span>
      </p>
    </section>
  )
}

function celsiusRange({ lowest, highest }: TargetRange): TargetRange {
  return { lowest: toCelsiusTenths(lowest), highest: toCelsiusTenths(highest) }
}
