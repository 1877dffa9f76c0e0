import { laneSearchRefusalMessage, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { LoadTrouble } from '../../parts/trouble/LoadTrouble.tsx'
import { type Trouble, troubleOf } from '../../parts/trouble/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { LaneResultsStore } from './lane-results-store.ts'

/** What went wrong: in place of the rows, or above the older ones that stay. The lane and its filters stay as they are. */
export const LaneTrouble = observer(({ store }: { readonly store: LaneResultsStore }) => {
  const { shown, isOutdated } = store
  const trouble = laneTrouble(store.found)
  if (trouble === undefined) return null
  if (shown === undefined) return <LoadTrouble trouble={trouble} onRetry={store.retry} />
  return (
    <Notice
      tone="warning"
      title={`${trouble.title}.`}
      action={
        trouble.canRetry && (
          <Button size="small" onClick={store.retry}>
            Try again
          </Button>
        )
      }
    >
      {isOutdated
        ? `The rows below are those of ${laneText(shown.address.lane)}, as they were before.`
        : 'The rows below are as they were last seen.'}
    </Notice>
  )
})

/** Undefined: nothing went wrong. */
const laneTrouble = (found: LaneResultsStore['found']): Trouble | undefined => {
  if (found.kind !== 'refused') return troubleOf(found, WHAT)
  const { refusal } = found
  if (refusal.kind !== 'server-trouble' && refusal.kind !== 'not-found')
    return troubleOf({ kind: 'refused', refusal, previous: undefined }, WHAT)
  const { title, explanation, advice, requestId } = laneSearchRefusalMessage(refusal)
  const canRetry = refusal.kind === 'server-trouble'
  return {
    kind: canRetry ? 'failed' : 'refused',
    title,
    text: `${explanation} ${advice}`,
    requestId,
    canRetry,
  }
}

const WHAT = 'the carriers of this lane'
