import { COMPARE_TWO_TO_FOUR, COMPARED_MAX, formatCount, withCompared } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { AddCarrier } from './AddCarrier.tsx'
import styles from './CompareScreen.module.css'
import { CompareTable } from './CompareTable.tsx'
import type { CompareStore } from './compare-store.ts'
import { LaneBar } from './LaneBar.tsx'
import { useColumnMoves } from './use-column-moves.ts'

const SAID_FOR_MS = 2000

/** Copies the address of this page for a colleague, who sees what their rights allow. */
const CopyLink = () => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid('Link copied.'),
      () => setSaid('Not copied. Copy the address from the address bar.'),
    )
  return (
    <span className={styles['copy']}>
      <span role="status" className={styles['copied']}>
        {said}
      </span>
      <Button onClick={() => void copy()}>Copy link</Button>
    </span>
  )
}

/** Two to four carriers side by side. The address has the whole state. */
export const CompareScreen = observer(() => {
  const store = useScreenStore<CompareStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const moves = useColumnMoves(store)
  const { columns, address, isComparison } = store
  return (
    <div className={styles['compare']}>
      <ScreenHeader
        title="Compare carriers"
        count={columns.length > 0 && `${columns.length} of ${COMPARED_MAX}`}
        isCountSilent
        actions={columns.length > 0 && <CopyLink />}
      />
      <div className={styles['bar']} data-on-screen>
        <AddCarrier
          store={store.adding}
          isFull={columns.length >= COMPARED_MAX}
          isFirst={!isComparison}
          onAdd={id => navigator.go(store.pathWith({ carriers: withCompared(address.carriers, id) }))}
        />
        {isComparison && (
          <Switch
            label="Only differences"
            checked={address.onlyDifferences}
            onChange={event =>
              navigator.go(store.pathWith({ onlyDifferences: event.currentTarget.checked }), {
                replace: true,
              })
            }
          />
        )}
      </div>
      {columns.length > 0 && <LaneBar store={store} />}
      {columns.length === 0 ? (
        <EmptyState
          title="No carriers to compare yet"
          text="Find the first one above. Or select two to four rows in any list of carriers and choose Compare."
        />
      ) : (
        <>
          {!isComparison && <p className={styles['note']}>{COMPARE_TWO_TO_FOUR} Add one more.</p>}
          <CompareTable store={store} moves={moves} />
          <Same store={store} />
        </>
      )}
    </div>
  )
})

/** The number of rows left out, so that they do not seem to be missing. */
const Same = observer(({ store }: { readonly store: CompareStore }) => {
  const { same } = store.sections
  if (!store.address.onlyDifferences || !store.isComparison) return null
  return (
    <p role="status" className={styles['note']}>
      {formatCount(same, 'fact')} that {same === 1 ? 'is' : 'are'} the same for all{' '}
      {same === 1 ? 'is' : 'are'} left out.
    </p>
  )
})
