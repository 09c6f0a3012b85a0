import { useState } from 'react'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import { As, KitRow, KitSection, KitStack } from './KitSection.tsx'

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'voice', label: 'Voice and sound' },
  { value: 'sensors', label: 'Humidor sensors', note: 2 },
  { value: 'membership', label: 'Membership', disabled: true },
] as const
const SPANS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const
const STATES = [
  { value: 'ready', label: 'Ready', count: 14 },
  { value: 'resting', label: 'Resting', count: 28 },
  { value: 'gone', label: 'Gone', disabled: true },
] as const

export function ChoicesSection() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('voice')
  const [span, setSpan] = useState<(typeof SPANS)[number]['value']>('week')
  const [shown, setShown] = useState<(typeof STATES)[number]['value'][]>(['ready'])
  return (
    <KitSection title="Tabs, segments, chips" columns={8}>
      <KitStack>
        <Tabs label="Settings" tabs={TABS} value={tab} onValueChange={setTab}>
          {TABS.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              {label}: changes apply as you make them.
            </TabPanel>
          ))}
        </Tabs>
        <KitRow>
          <SegmentedControl label="Span" options={SPANS} value={span} onValueChange={setSpan} />
          <span>
            <KeyCap>⌘</KeyCap> <KeyCap>K</KeyCap>
          </span>
        </KitRow>
        <ChipGroup label="Show" options={STATES} value={shown} onValueChange={setShown} />
        <As state="focus">
          <ChipGroup
            label="Focused"
            options={STATES.slice(0, 2)}
            value={['ready']}
            onValueChange={() => {}}
          />
        </As>
        <As state="hover">
          <ChipGroup
            label="Hovered"
            options={STATES.slice(0, 2)}
            value={['ready']}
            onValueChange={() => {}}
          />
        </As>
      </KitStack>
    </KitSection>
  )
}
