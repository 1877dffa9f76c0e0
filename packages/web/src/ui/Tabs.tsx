import type { ReactNode } from 'react'
import { Tabs as Base, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { cx } from './cx.ts'
import styles from './Tabs.module.css'

export interface PanelTab<Key extends string = string> {
  key: Key
  label: string
  count?: ReactNode
  panel: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<Key extends string> {
  /** What the tabs group: "Rules by category". */
  label: string
  tabs: readonly PanelTab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  className?: string
}

/** Panels of which one is shown. For tabs with addresses use LinkTabs. */
export const Tabs = <Key extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Key>) => (
  <Base
    className={cx(className) ?? ''}
    selectedKey={selected}
    onSelectionChange={key => {
      const chosen = tabs.find(tab => tab.key === key)
      if (chosen) onSelect(chosen.key)
    }}
  >
    <TabList aria-label={label} className={styles['list'] ?? ''}>
      {tabs.map(tab => (
        <Tab key={tab.key} id={tab.key} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
          {tab.label}
          {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
        </Tab>
      ))}
    </TabList>
    {tabs.map(tab => (
      <TabPanel key={tab.key} id={tab.key} className={styles['panel'] ?? ''}>
        {tab.panel}
      </TabPanel>
    ))}
  </Base>
)
