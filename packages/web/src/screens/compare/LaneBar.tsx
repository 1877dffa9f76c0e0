import {
  allowanceText,
  EMPTY_LANE,
  laneAreas,
  laneSearchRefusalMessage,
  searchAllowance,
} from '@fairhaul/core'
import { ArrowRightLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { useStore } from '../../di/use-store.ts'
import { LaneEnds } from '../../parts/lane/LaneEnds.tsx'
import { focusLaneEnd } from '../../parts/lane/lane-end-ids.ts'
import { Button } from '../../ui/Button.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import type { CompareStore } from './compare-store.ts'
import styles from './LaneBar.module.css'
import type { SightingsStore } from './sightings-store.ts'

/** The lane on which the carriers are counted. The cost of its search is shown before it is made. */
export const LaneBar = observer(({ store }: { readonly store: CompareStore }) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const navigator = useStore(BrowserTokens.Navigator)
  const { ends, sightings } = store
  if (user === null || user === undefined || !sightings.isOffered) return null
  const allowance = searchAllowance(user.paywall)
  const isChosen = laneAreas(sightings.lane) !== undefined
  const count = (event: FormEvent) => {
    event.preventDefault()
    const wrong = ends.firstError()
    if (wrong === undefined) sightings.count()
    else focusLaneEnd(wrong)
  }
  return (
    <form className={styles['lane']} onSubmit={count} aria-label="Lane history">
      <FoldedFields
        label="Compare on a lane"
        icon={<ArrowRightLeft />}
        isOpenAtFirst={!ends.isEmpty}
        className={styles['fields']}
      >
        <span className={styles['ends']}>
          <LaneEnds store={ends} />
        </span>
        <span className={styles['acts']}>
          {(sightings.isWaiting || !isChosen) && (
            <Button type="submit" isPending={sightings.found.state.kind === 'loading'}>
              Compare lane history
            </Button>
          )}
          {!ends.isEmpty && (
            <Button
              variant="quiet"
              onClick={() => navigator.go(store.pathWith({ lane: EMPTY_LANE }), { replace: true })}
            >
              Without a lane
            </Button>
          )}
        </span>
        <p className={styles['note']}>
          {allowance.limit === null
            ? 'Add a lane to see how often each carrier was seen at both ends, and when it was last seen.'
            : `This uses one carrier search of your plan: ${allowanceText(allowance)}. The same lane within ten minutes does not count again.`}
        </p>
      </FoldedFields>
      <LaneError sightings={sightings} />
    </form>
  )
})

const LaneError = observer(({ sightings }: { readonly sightings: SightingsStore }) => {
  const {
    found: { state: found },
  } = sightings
  if (found.kind !== 'failed' && found.kind !== 'refused') return null
  const texts =
    found.kind === 'refused'
      ? laneSearchRefusalMessage(found.refusal)
      : {
          title: found.failure.kind === 'offline' ? 'No connection' : 'This lane could not be searched',
          explanation: 'Lane history is not shown. The rest of the comparison is not affected.',
          advice: 'A retry does not count as another search.',
        }
  return (
    <p role="alert" className={styles['error']}>
      <strong>{texts.title}.</strong> {texts.explanation} {texts.advice}{' '}
      <Button size="small" onClick={sightings.count}>
        Try again
      </Button>
    </p>
  )
})
