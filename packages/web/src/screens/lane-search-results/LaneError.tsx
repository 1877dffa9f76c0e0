import { laneSearchRefusalMessage, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { errorMessage, type LoadErrorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { LaneResultsStore } from './lane-results-store.ts'

/** The error of the results: in place of rows, or above older rows. The lane and its filters stay as they are. */
export const LaneError = observer(({ store }: { readonly store: LaneResultsStore }) => {
  const { shown, isOutdated } = store
  const error = laneErrorMessage(store.found.state)
  if (error === undefined) return null
  if (shown === undefined) return <LoadError error={error} onRetry={store.retry} />
  return (
    <Notice
      tone="warning"
      title={`${error.title}.`}
      action={
        error.canRetry && (
          <Button size="small" onClick={store.retry}>
            Try again
          </Button>
        )
      }
    >
      {isOutdated
        ? `The rows below are for ${laneText(shown.address.lane)}, as last loaded.`
        : 'The rows below are as last loaded.'}
    </Notice>
  )
})

/** Undefined: no error. */
const laneErrorMessage = (found: LaneResultsStore['found']['state']): LoadErrorMessage | undefined => {
  if (found.kind !== 'refused') return errorMessage(found, WHAT)
  const { refusal } = found
  if (refusal.kind !== 'server-error' && refusal.kind !== 'not-found')
    return errorMessage({ kind: 'refused', refusal, previous: undefined }, WHAT)
  const { title, explanation, advice, requestId } = laneSearchRefusalMessage(refusal)
  const canRetry = refusal.kind === 'server-error'
  return {
    kind: canRetry ? 'failed' : 'refused',
    title,
    text: `${explanation} ${advice}`,
    requestId,
    canRetry,
  }
}

const WHAT = 'the carriers of this lane'
