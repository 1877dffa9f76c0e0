import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoadTrouble } from '../trouble/LoadTrouble.tsx'
import { troubleOf } from '../trouble/trouble-words.ts'
import type { CarrierResultsStore } from './carrier-results-store.ts'

/** What went wrong: in place of the rows, or above the older ones that stay. */
export const ResultsTrouble = observer(({ store }: { readonly store: CarrierResultsStore }) => {
  const { reading, results, shown } = store
  if (!reading.ok) return <EmptyState title="Nothing to search for" text={reading.refusal.message} />
  const trouble = troubleOf(results, 'the carriers')
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
      {store.isOutdated
        ? `The rows below are those of ${shown.address.text}${shown.address.page > 1 ? `, page ${shown.address.page}` : ''}.`
        : 'The rows below are as they were last seen.'}
    </Notice>
  )
})
