import { laneResultsPath } from '@fairhaul/core'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Link } from '../../di/Link.tsx'
import { LaneChips } from '../../parts/lane/LaneChips.tsx'
import { LaneEnds } from '../../parts/lane/LaneEnds.tsx'
import { focusLaneEnd } from '../../parts/lane/lane-end-ids.ts'
import { buttonLook } from '../../ui/Button.tsx'
import styles from './LaneBar.module.css'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The lane, to be changed in place, and what narrows it. Each change searches again. */
export const LaneBar = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { ends, applied, results } = store.parts
  const { address } = results
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = ends.firstWrong()
    if (wrong !== undefined) focusLaneEnd(wrong)
  }
  return (
    <form className={styles['bar']} aria-label="Lane" noValidate onSubmit={submit}>
      <LaneEnds store={ends} />
      <Link to={laneResultsPath({ ...address, panel: 'filters' })} {...buttonLook()}>
        <SlidersHorizontal size={15} aria-hidden="true" /> Filters
      </Link>
      <LaneChips chips={applied.chips} onRemove={applied.remove} onReset={applied.reset} />
    </form>
  )
})
