import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { AreaBox } from './AreaBox.tsx'
import styles from './LaneEnds.module.css'
import { focusLaneEnd } from './lane-end-ids.ts'
import type { LaneEndsStore } from './lane-ends-store.ts'

export interface LaneEndsProps {
  readonly store: LaneEndsStore
  /** `large`: at the top of a page. `plain`: in one line of a bar. */
  readonly variant?: 'large' | 'plain'
  /** Whether the page opens with the focus in the first box. */
  readonly isFirst?: boolean
}

/**
 * Origin and destination with a swap button, inside a `<form>`: Enter in a box without an option to pick
 * submits it. After the origin is picked the focus moves to the destination, if it is missing.
 */
export const LaneEnds = observer(({ store, variant = 'plain', isFirst = false }: LaneEndsProps) => {
  const { picked } = store
  const known = useRef(picked)
  useEffect(() => {
    if (known.current === picked) return
    known.current = picked
    if (store.nextBlank !== undefined) focusLaneEnd(store.nextBlank)
  }, [picked, store])
  return (
    <div className={styles['ends']} data-variant={variant} role="group" aria-label="Lane">
      <AreaBox store={store} end="origin" variant={variant} isFirst={isFirst} />
      <IconButton
        className={styles['swap'] ?? ''}
        label="Swap origin and destination"
        icon={<Swap />}
        disabled={store.isEmpty}
        onClick={store.swap}
      />
      <AreaBox store={store} end="destination" variant={variant} />
    </div>
  )
})

const Swap = () => <LineIcon d="M2.5 5.5h10M9.5 2.5l3 3-3 3M13.5 10.5h-10M6.5 7.5l-3 3 3 3" />
