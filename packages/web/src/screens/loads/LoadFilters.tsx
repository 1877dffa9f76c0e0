import {
  LOAD_STATUS_LABELS,
  LOAD_STATUSES,
  loadFilterCount,
  type LoadsAddress,
  loadsPath,
  parseId,
  TRACKING_STATUS_LABELS,
  TRACKING_STATUSES,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { TruckField } from '../../parts/load/TruckField.tsx'
import { teamOptions } from '../../parts/load/team-options.ts'
import { truckOption } from '../../parts/load/truck-option.ts'
import type { Option } from '../../ui/options.ts'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './LoadsScreen.module.css'
import type { LoadList, LoadsStore } from './loads-store.ts'

const ANY = { key: 'any', label: 'Any' }
const STATUSES = [ANY, ...LOAD_STATUSES.map(key => ({ key, label: LOAD_STATUS_LABELS[key].label }))]
const TRACKING = [ANY, ...TRACKING_STATUSES.map(key => ({ key, label: TRACKING_STATUS_LABELS[key].label }))]

const NO_TRUCK = { key: 'none', label: 'No truck assigned' }

/** Without typing: any, none, and the trucks of the loads on the page. */
const offeredOf = ({ shown }: LoadList): readonly Option[] => {
  const trucks = (shown?.items ?? []).flatMap(({ vehicle }) => vehicle ?? [])
  return [ANY, NO_TRUCK, ...new Map(trucks.map(truck => [truck.id, truckOption(truck)])).values()]
}

/** The truck that the list is narrowed to; its number alone if none of its loads is on the page. */
const chosenOf = ({ list: { address, shown }, trucks }: LoadsStore): Option | null => {
  const { vehicle } = address
  if (vehicle === null) return null
  if (vehicle === 'none') return NO_TRUCK
  const truck = (shown?.items ?? []).find(({ carrierVehicleId }) => carrierVehicleId === vehicle)?.vehicle
  return truckOption(truck ?? trucks.known.get(vehicle) ?? { id: vehicle, unitNumber: null, vin: null })
}

/** The search by load number and the filters of the list. */
export const LoadFilters = observer(({ store }: { readonly store: LoadsStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { list, teams, trucks } = store
  const { user } = useStore(AccountTokens.AccountStore)
  const { address } = list
  const go = (next: Partial<LoadsAddress>) => navigator.go(loadsPath({ ...address, page: 1, ...next }))
  const type = (text: string) =>
    navigator.go(loadsPath({ ...address, page: 1, text, tab: text === '' ? 'open' : 'search-result' }), {
      replace: true,
    })
  return (
    <search className={styles['bar']}>
      <TextField
        type="search"
        label="Find by load number"
        isLabelHidden
        placeholder="Load number"
        value={address.text}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        className={styles['search'] ?? ''}
        onChange={event => type(event.currentTarget.value)}
      />
      <FoldedFields count={loadFilterCount(address)} className={styles['fields']}>
        <Select
          label="Status"
          options={STATUSES}
          value={address.status ?? 'any'}
          onChange={key => go({ status: LOAD_STATUSES.find(each => each === key) ?? null })}
        />
        <Select
          label="Tracking"
          options={TRACKING}
          value={address.tracking ?? 'any'}
          onChange={key => go({ tracking: TRACKING_STATUSES.find(each => each === key) ?? null })}
        />
        <Select
          label="Team"
          options={[ANY, { key: 'none', label: 'No team' }, ...teamOptions(teams, address.team, user?.id)]}
          value={String(address.team ?? 'any')}
          onChange={key => go({ team: key === 'none' ? key : (parseId<'team'>(key) ?? null) })}
        />
        <TruckField
          search={trucks}
          placeholder="Any"
          offered={offeredOf(list)}
          optionOf={truckOption}
          chosen={chosenOf(store)}
          onChoose={key => go({ vehicle: key === 'none' ? key : (parseId<'carrier-vehicle'>(key) ?? null) })}
        />
      </FoldedFields>
    </search>
  )
})
