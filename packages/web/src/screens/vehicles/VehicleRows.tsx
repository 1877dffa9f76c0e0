import { type VehicleRow, vehicleSearchPath } from '@fairhaul/core'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef } from 'react'
import { href } from '../../di/href.ts'
import type { ColumnsOfList } from '../../parts/columns/use-columns.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { NoRows } from '../../parts/list/NoRows.tsx'
import { hiddenError } from '../../parts/vehicle/hidden-error.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { countText } from './count-text.ts'
import { NoVehicles } from './NoVehicles.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

/** After a lookup by keyboard the focus moves to its first row, once for each lookup entered here. */
const useFocusOnRows = (store: VehiclesStore): RefObject<HTMLDivElement | null> => {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      reaction(
        () => (store.isOutdated ? undefined : store.shown),
        shown => {
          if (shown?.address.lookup === undefined) return
          requestAnimationFrame(() => {
            const now = document.activeElement
            if (now?.closest('form[role="search"]') === null) return
            rows.current?.querySelector<HTMLElement>('tbody > tr')?.focus({ preventScroll: true })
          })
        },
      ),
    [store],
  )
  return rows
}

interface Props {
  readonly store: VehiclesStore
  readonly view: ColumnsOfList<VehicleRow>
}

/** The vehicles found, or that there are none, or the error. */
export const VehicleRows = observer(({ store, view }: Props) => {
  const {
    shown,
    found: { state: found },
    isOutdated,
  } = store
  const rows = useFocusOnRows(store)
  if (shown === undefined)
    return found.kind === 'loading' ? (
      <div className={styles['table']} aria-busy="true">
        <SkeletonTable />
      </div>
    ) : null
  const { page, hiddenError: cause, address } = shown
  if (cause !== null) return <LoadError error={hiddenError(cause, 'the vehicles')} onRetry={store.retry} />
  if (page.items.length === 0)
    return isOutdated ? null : (
      <NoRows page={page} first={vehicleSearchPath({ ...address, page: 1 })}>
        <NoVehicles store={store} />
      </NoRows>
    )
  return (
    <div ref={rows} className={styles['table']} {...view.marks}>
      <DataTable
        caption="Vehicles and who was seen with them"
        columns={view.columns}
        rows={store.rows}
        rowKey={rowKey}
        isMain
        isUpdating={isOutdated}
      />
      <Pager
        label="Vehicles"
        className={styles['pager'] ?? ''}
        page={page.page}
        pages={page.pages}
        total={page.total}
        totalText={countText(page.total)}
        hrefFor={to => href(vehicleSearchPath({ ...address, page: to }))}
      />
    </div>
  )
})

const rowKey = ({ key }: VehicleRow): string => key
