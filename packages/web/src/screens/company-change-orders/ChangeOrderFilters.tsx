import {
  addDays,
  type ChangeOrdersAddress,
  changeOrdersPath,
  formatCalendarDate,
  parseCalendarDate,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { FilterBar } from '../../parts/filter-bar/FilterBar.tsx'
import { Select } from '../../ui/Select.tsx'
import type { ChangeOrdersStore } from './change-orders-store.ts'

const ANY = 'any'

/** How far back a list can be narrowed, in days. */
const SINCE_DAYS = [7, 30, 90, 365] as const

/** The filters of the list, each active one as a chip that removes it. */
export const ChangeOrderFilters = observer(({ store }: { readonly store: ChangeOrdersStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const today = useStore(BrowserTokens.Clock).today()
  const { address, list } = store
  const { requestedBy, since } = address
  const go = (next: Partial<ChangeOrdersAddress>) =>
    navigator.go(changeOrdersPath({ ...address, page: 1, open: null, ...next }))
  const names = new Set([...(list.counts?.requesters ?? []), ...(requestedBy === null ? [] : [requestedBy])])
  const days = SINCE_DAYS.map(count => ({ key: addDays(today, -count), label: `Last ${count} days` }))
  const sinceText = since === null ? '' : `Since ${formatCalendarDate(since)}`
  const isOther = since !== null && days.every(({ key }) => key !== since)
  return (
    <FilterBar
      count={[requestedBy, since].filter(each => each !== null).length}
      chips={[
        requestedBy !== null && {
          key: 'requested-by',
          text: `Requested by ${requestedBy}`,
          remove: () => go({ requestedBy: null }),
        },
        since !== null && { key: 'since', text: sinceText, remove: () => go({ since: null }) },
      ]}
    >
      <Select
        label="Requested by"
        options={[{ key: ANY, label: 'Anyone' }, ...[...names].map(name => ({ key: name, label: name }))]}
        value={requestedBy ?? ANY}
        onChange={key => go({ requestedBy: key === ANY ? null : key })}
      />
      <Select
        label="Requested"
        options={[
          { key: ANY, label: 'At any time' },
          ...days,
          ...(isOther ? [{ key: since, label: sinceText }] : []),
        ]}
        value={since ?? ANY}
        onChange={key => go({ since: parseCalendarDate(key) ?? null })}
      />
    </FilterBar>
  )
})
