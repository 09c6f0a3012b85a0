import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#features/settings/client/use-settings.ts'
import { Dial } from '#platform/client/ui/drawings/Dial.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { toCelsius, toCelsiusTenths } from '#platform/temperature.rules.ts'
import { type Device, environmentUnreadable } from '../climate.contract.ts'
import {
  idealRanges,
  isStale,
  judge,
  judgmentColors,
  judgmentWord,
  type Quantity,
  type TargetRange,
} from '../judge.rules.ts'
import css from './ClimateDials.module.css'
import { devicesQuery } from './climate-query.ts'
import { useClimateEvents } from './use-climate-events.ts'

const names: Record<Quantity, string> = { temperature: 'Temperature', humidity: 'Humidity' }
/** In degrees Fahrenheit and in percent. */
const scale = { minimum: 55, maximum: 80, majorStep: 5, minorStep: 1 }
const celsiusScale = { minimum: 12, maximum: 28, majorStep: 4, minorStep: 1 }

/** The latest temperature and humidity, of the humidor if one is given. */
export function ClimateDials({ humidorId }: { humidorId?: string | undefined }) {
  useClimateEvents()
  const { data, isError } = useQuery(devicesQuery)
  const device = latestDevice(data?.devices ?? [], humidorId)
  const now = useNow(60_000)
  const isOld = device?.latest ? isStale(new Date(device.latest.at), new Date(now)) : true
  return (
    <>
      {(['temperature', 'humidity'] as const).map(quantity => (
        <ClimateCard
          key={quantity}
          quantity={quantity}
          value={device?.latest?.[quantity] ?? null}
          isStale={isOld}
          source={isError ? environmentUnreadable : data ? sourceWords(device) : ''}
        />
      ))}
    </>
  )
}

interface ClimateCardProps {
  quantity: Quantity
  /** Degrees Fahrenheit or percent; null without a reading. */
  value: number | null
  isStale: boolean
  source: string
}

function ClimateCard({ quantity, value, isStale: isOld, source }: ClimateCardProps) {
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
        </span>
        <span>{source}</span>
      </p>
    </section>
  )
}

/** With the latest reading. */
function latestDevice(devices: readonly Device[], humidorId: string | undefined): Device | undefined {
  const candidates = devices.filter(device => humidorId === undefined || device.humidorId === humidorId)
  return candidates.toSorted((one, other) => (other.latest?.at ?? '').localeCompare(one.latest?.at ?? ''))[0]
}

function sourceWords(device: Device | undefined): string {
  if (!device) return 'No sensor yet'
  return device.latest ? device.name : `${device.name}, no reading yet`
}

function celsiusRange({ lowest, highest }: TargetRange): TargetRange {
  return { lowest: toCelsius(lowest), highest: toCelsius(highest) }
}
