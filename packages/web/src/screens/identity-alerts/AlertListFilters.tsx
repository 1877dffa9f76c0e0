import {
  ALERT_CATEGORY_LABELS,
  BRAND_NAMES,
  BRANDS,
  displayName,
  formatCalendarDate,
  identityAlertFilterCount,
  type IdentityAlertsAddress,
  identityAlertsPath,
  parseId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CATEGORY_OPTIONS } from '../../parts/identity-alert/NewAlertFields.tsx'
import { FilterBar } from '../../parts/filter-bar/FilterBar.tsx'
import { DateFilter } from '../../parts/date-field/DateField.tsx'
import { Select } from '../../ui/Select.tsx'
import type { IdentityAlertsStore } from './identity-alerts-store.ts'

const ANY = { key: 'any', label: 'Any' } as const
const SITES = [ANY, ...BRANDS.map(key => ({ key, label: BRAND_NAMES[key] }))]
const CATEGORIES = [ANY, ...CATEGORY_OPTIONS]

/** The filters of the list, each active one as a chip that removes it. Source: section 7, "Alerts and identity". */
export const AlertListFilters = observer(({ store }: { readonly store: IdentityAlertsStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const today = useStore(BrowserTokens.Clock).today()
  const { address, brand, user, people } = store
  const { site, since, by, category } = address
  const go = (next: Partial<IdentityAlertsAddress>) =>
    navigator.go(identityAlertsPath({ ...address, page: 1, ...next }))
  const names = new Map((people.value ?? []).map(each => [String(each.id), displayName(each)]))
  if (by !== null && by !== 'company') names.set(String(by), names.get(String(by)) ?? 'A coworker')
  if (user !== null) names.set(String(user.id), 'You')
  const authors = [
    ANY,
    { key: 'company', label: 'Your company' },
    ...[...names].map(([key, label]) => ({ key, label })),
  ]
  const authorText = authors.find(({ key }) => key === String(by))?.label
  return (
    <FilterBar
      count={identityAlertFilterCount(address)}
      chips={[
        category !== null && {
          key: 'category',
          text: ALERT_CATEGORY_LABELS[category],
          remove: () => go({ category: null }),
        },
        since !== null && {
          key: 'since',
          text: `Since ${formatCalendarDate(since)}`,
          remove: () => go({ since: null }),
        },
        address.tab === 'recent' &&
          by !== null && {
            key: 'by',
            text: `Posted by ${(authorText ?? 'a coworker').replace(/^(You)/, word => word.toLowerCase())}`,
            remove: () => go({ by: null }),
          },
        brand === 'main' &&
          site !== null && { key: 'site', text: BRAND_NAMES[site], remove: () => go({ site: null }) },
      ]}
    >
      <Select
        label="Category"
        options={CATEGORIES}
        value={category ?? 'any'}
        onChange={key => go({ category: key === 'any' ? null : key })}
      />
      <DateFilter label="Happened since" value={since} max={today} onChange={day => go({ since: day })} />
      {address.tab === 'recent' && (
        <Select
          label="Posted by"
          options={authors}
          value={String(by ?? 'any')}
          onChange={key => go({ by: key === 'company' ? key : (parseId<'user'>(key) ?? null) })}
        />
      )}
      {brand === 'main' && (
        <Select
          label="Site"
          options={SITES}
          value={site ?? 'any'}
          onChange={key => go({ site: key === 'any' ? null : key })}
        />
      )}
    </FilterBar>
  )
})
