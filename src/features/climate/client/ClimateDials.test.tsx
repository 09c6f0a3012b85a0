import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultSettings } from '#features/member/member.contract.ts'
import type { Device } from '../climate.contract.ts'
import { ClimateBar } from './ClimateBar.tsx'
import { ClimateDials } from './ClimateDials.tsx'
import { devicesQuery } from './climate-query.ts'

const humidors = [
  { id: 'tower', name: 'Tower' },
  { id: 'desk', name: 'Desk' },
]
const heard = (name: string, humidorId: string, secondsAgo: number, temperature: number): Device => ({
  id: name,
  name,
  kind: 'push',
  humidorId,
  temperatureOffset: 0,
  humidityOffset: 0,
  calibratedAt: null,
  saltTestStartedAt: null,
  latest: { at: new Date(Date.now() - secondsAgo * 1000).toISOString(), temperature, humidity: 69 },
  dropped: 0,
  hasToken: true,
  govee: null,
  mqtt: null,
  problem: null,
  frozenSince: null,
  version: 1,
})

function textOf(devices: readonly Device[], humidorId?: string): string {
  const queries = new QueryClient()
  queries.setQueryData(['me'], { settings: defaultSettings, has_saved_settings: true })
  queries.setQueryData<object>(devicesQuery.queryKey, { devices, mqtt: 'off', goveeCalls: null })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ClimateDials humidorId={humidorId} />
      <ClimateBar humidors={humidors} humidorId={humidorId} />
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.each([
  ['the warm one', 70, 5],
  ['the other one', 5, 70],
])('The page shows the humidor that is too warm when %s spoke last', (_, tower, desk) => {
  const devices = [heard('Tower hygro', 'tower', desk, 80), heard('Desk hygro', 'desk', tower, 68)]
  const text = textOf(devices)
  expect(text).toContain('Too warm Target 65 to 72')
  expect(text).toMatch(/Tower Too warm , 69\.0% and 80\s°F Tower hygro, .* Desk In range/)
  expect(textOf(devices, 'desk')).not.toContain('Too warm')
})
