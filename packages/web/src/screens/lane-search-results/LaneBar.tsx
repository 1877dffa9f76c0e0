import { formatNumber, laneResultsPath } from '@fairhaul/core'
import { ArrowRightLeft, SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { LaneChips } from '../../parts/lane/LaneChips.tsx'
import { LaneEnds } from '../../parts/lane/LaneEnds.tsx'
import { focusLaneEnd } from '../../parts/lane/lane-end-ids.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import type { ColumnChoosing } from '../../ui/column-choosing.ts'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './LaneBar.module.css'
import { laneOrders, laneSortKey } from './lane-orders.ts'
import type { LaneScreenStore } from './lane-screen-store.ts'

interface Props {
  readonly store: LaneScreenStore
  readonly choosing: ColumnChoosing
}

/** The lane and its filters. Each change searches again. */
export const LaneBar = observer(({ store, choosing }: Props) => {
  const { ends, applied, results } = store.parts
  const { address } = results
  const { user } = useStore(AccountTokens.AccountStore)
  const orders = useMemo(() => laneOrders(user), [user])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = ends.firstError()
    if (wrong !== undefined) focusLaneEnd(wrong)
  }
  return (
    <form className={styles['bar']} aria-label="Lane" noValidate onSubmit={submit}>
      <FoldedFields
        label="Change lane or order"
        icon={<ArrowRightLeft />}
        isOpenAtFirst={!results.isComplete}
        className={styles['lane']}
      >
        <LaneEnds store={ends} />
        <Select
          label="Order"
          options={orders}
          value={laneSortKey(address.sort)}
          onChange={chosen => store.changeSort(orders.find(({ key }) => key === chosen)?.sort ?? 'times')}
          className={styles['order'] ?? ''}
        />
      </FoldedFields>
      <Link to={laneResultsPath({ ...address, panel: 'filters' })} {...buttonStyle()}>
        <SlidersHorizontal size={15} aria-hidden="true" /> Filters
        {applied.chips.length > 0 && ` (${formatNumber(applied.chips.length)})`}
      </Link>
      <ColumnsButton choosing={choosing} className={styles['columns'] ?? ''} />
      <LaneChips chips={applied.chips} onRemove={applied.remove} onReset={applied.reset} />
    </form>
  )
})
