import {
  type CarrierVehicle,
  eldMatchCounts,
  eldMatchCountsFact,
  eldStatusFact,
  formatCount,
  formatNumber,
  isOffered,
  powerUnitsFact,
  vehicleCountsFact,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { AccountTokens, BrowserTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { useColumns } from '../../../../parts/columns/use-columns.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ColumnsButton } from '../../../../ui/ColumnsButton.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { QueryFact } from '../QueryFact.tsx'
import shared from '../sections.module.css'
import { VehiclesLink } from '../VehiclesLink.tsx'
import type { ProfileVehiclesStore } from './profile-vehicles-store.ts'
import { profileVehicleColumns } from './profile-vehicle-columns.tsx'
import { VehicleListFilters } from './VehicleListFilters.tsx'
import styles from './VehiclesSection.module.css'

/** The vehicles seen with the carrier: which are insured, which its ELD reports, and whether the two agree. */
export const VehiclesSection = observer(({ id, name, carrier, today }: ProfilePartProps) => {
  const store = useScreenStore<ProfileVehiclesStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const { reportOf } = store
  const opensVehicles = user != null && isOffered(user, 'vehicle', toggles)
  const all = useMemo(
    () => profileVehicleColumns({ today, reportOf, opensVehicles }),
    [today, reportOf, opensVehicles],
  )
  const { columns, choosing, marks } = useColumns('profile-vehicles', all)
  const hasRows = (store.list.value?.rows.length ?? 0) > 0
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={store.list.value && formatCount(store.list.value.total, 'sighting')}
      actions={
        <>
          {hasRows && <ColumnsButton choosing={choosing} />}
          <VehiclesLink carrierId={carrier.id}>Vehicles seen with this carrier</VehiclesLink>
        </>
      }
    >
      <dl className={`${shared['facts']} ${styles['facts']}`}>
        <QueryFact
          query={store.list}
          label="Insurance schedule"
          fact={({ counts }) => vehicleCountsFact(counts)}
        />
        <QueryFact query={store.status} label="ELD status" fact={status => eldStatusFact(status, toggles)} />
        <QueryFact
          query={store.reports}
          label="ELD and certificate"
          fact={reports => eldMatchCountsFact(eldMatchCounts(reports))}
        />
        <QueryFact query={store.powerUnits} label="Power units" fact={powerUnitsFact} />
      </dl>
      <VehicleListFilters store={store} />
      <div className={styles['table']} {...marks}>
        <Loaded query={store.list} what="the vehicles" lines={6}>
          {({ rows }) =>
            rows.length === 0 ? (
              <NoVehicles store={store} />
            ) : (
              <DataTable
                caption="Vehicles of this carrier"
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                scroll="box"
                className={styles['box'] ?? ''}
                isUpdating={store.isOutdated}
              />
            )
          }
        </Loaded>
      </div>
      <Rest store={store} />
    </Section>
  )
})

const rowKey = ({ id }: CarrierVehicle): string => String(id)

const NoVehicles = observer(({ store }: { readonly store: ProfileVehiclesStore }) =>
  store.isNarrowed ? (
    <EmptyState
      title="No vehicle matches these filters"
      text="Clear them to see every vehicle of the last two years."
      action={<Button onClick={store.clearFilters}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      title="No vehicle was seen in two years"
      text="No inspection, ELD, certificate, or load names a truck or trailer of this carrier. Ask which truck is picking up."
    />
  ),
)

/** How many of the vehicles are loaded, and the button for the others. Empty: nothing once all are. */
const Rest = observer(({ store }: { readonly store: ProfileVehiclesStore }) => {
  const loaded = store.list.value
  if (loaded === undefined || loaded.rows.length >= loaded.total) return null
  const { rows, total } = loaded
  return (
    <div className={styles['rest']}>
      <span role="status">{`${formatNumber(rows.length)} of ${formatNumber(total)} loaded`}</span>
      {store.isLoadingMore ? (
        <Button size="small" onClick={store.stop}>
          Stop loading
        </Button>
      ) : (
        <Button size="small" onClick={() => void store.loadAll()}>
          {`Load the other ${formatNumber(total - rows.length)}`}
        </Button>
      )}
    </div>
  )
})
