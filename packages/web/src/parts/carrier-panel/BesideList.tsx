import { type CarrierId, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense } from 'react'
import { ROW_KEYS } from '../../ui/row-key-names.ts'
import type { RowOpening } from '../../ui/row-keys.ts'
import { Beside } from '../beside/Beside.tsx'
import type { WorkedList } from './worked-list.ts'

/** Loaded when the first carrier is opened. */
const CarrierPanel = lazy(() => import('./CarrierPanel.tsx').then(panel => ({ default: panel.CarrierPanel })))

/** Loaded with the first carrier that is marked. */
const Marking = lazy(() => import('../connection/Marking.tsx').then(form => ({ default: form.Marking })))

/** After a search Enter leads to the profile: that is what most are searched for. */
const BESIDE_A_SEARCH = ROW_KEYS.open.filter(key => key !== 'Enter')

const wholeCarrier = (id: CarrierId) => paths.carrier({ id })

interface Props {
  readonly list: WorkedList
  /** Enter follows the link of a row, as after a search; o opens it beside the list. */
  readonly isSearch?: boolean
  /** The list. `opening` and `open` are for its table. */
  readonly children: (rows: { readonly opening: RowOpening; readonly open: string | undefined }) => ReactNode
}

/** A list, and the carrier that is open: beside it in a wide window, else above it as a drawer. */
export const BesideList = observer(({ list, isSearch = false, children }: Props) => (
  <>
    <Beside
      list={list}
      keys={isSearch ? BESIDE_A_SEARCH : ROW_KEYS.open}
      pathOf={wholeCarrier}
      panel={isPane => <CarrierPanel list={list} isPane={isPane} />}
    >
      {children}
    </Beside>
    {list.connections.marking !== null && (
      <Suspense fallback={null}>
        <Marking connections={list.connections} />
      </Suspense>
    )}
  </>
))
