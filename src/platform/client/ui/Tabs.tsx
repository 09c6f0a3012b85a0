import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'
import { useTabScroll } from './use-tab-scroll.ts'

export interface TabChoice<Value extends string> {
  value: Value
  label: string
  /** Beside the label, for example a count. */
  note?: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly TabChoice<Value>[]
  /** The selected tab; keep it in the URL. */
  value: Value
  onValueChange: (value: Value) => void
  /** Arrow keys open a tab at once. Leave it off if a panel has to load. */
  openOnFocus?: boolean | undefined
  /** `segments` for tabs inside the panel of another tab. */
  look?: 'line' | 'segments' | undefined
  /** One `TabPanel` per tab. */
  children: ReactNode
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, openOnFocus = false, look = 'line', children } = props
  const list = useTabScroll(value)
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onValueChange(chosen)}>
      <BaseTabs.List
        ref={list}
        className={styles.list}
        data-look={look}
        aria-label={label}
        activateOnFocus={openOnFocus}
      >
        {tabs.map(tab => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.label}
            {tab.note !== undefined && <span className={styles.note}>{tab.note}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  )
}
