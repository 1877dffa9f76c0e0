import { formatNumber } from '@fairhaul/core'
import { href } from '../../di/href.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'

interface Props<Tab extends string> {
  /** What the tabs group: "Carriers by connection". */
  readonly label: string
  readonly tabs: readonly { readonly key: Tab; readonly label: string }[]
  readonly current: Tab
  /** How many rows each tab has. Undefined: not known, so that none is shown. */
  readonly counts: Readonly<Record<Tab, number>> | undefined
  readonly pathOf: (tab: Tab) => string
  readonly variant?: 'line' | 'pills'
}

/** The tabs of a list, each with an address and a count. */
export const CountedTabs = <Tab extends string>({ tabs, counts, pathOf, ...props }: Props<Tab>) => (
  <LinkTabs
    {...props}
    tabs={tabs.map(({ key, label }) => ({
      key,
      label,
      href: href(pathOf(key)),
      ...(counts !== undefined && { count: formatNumber(counts[key]) }),
    }))}
  />
)
