import type { ResultsRoute } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoadTrouble } from '../trouble/LoadTrouble.tsx'
import { remedyOf } from './results-remedy.ts'
import { troubleOf } from '../trouble/trouble-words.ts'
import type { CarrierResultsStore } from './carrier-results-store.ts'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
}

/** What went wrong: in place of the rows, or above the older ones that stay. */
export const ResultsTrouble = observer(({ store, route }: Props) => {
  const { reading, results, shown, address } = store
  if (!reading.ok) return <EmptyState title="Nothing to search for" text={reading.refusal.message} />
  const trouble = troubleOf(results, 'the carriers')
  if (trouble === undefined) return null
  const remedy = remedyOf(results, route, address)
  if (shown === undefined && remedy !== undefined) {
    return (
      <RefusedState
        title={remedy.title ?? trouble.title}
        text={trouble.text}
        action={
          <Link to={remedy.to} {...buttonLook()}>
            {remedy.label}
          </Link>
        }
      />
    )
  }
  if (shown === undefined) return <LoadTrouble trouble={trouble} onRetry={store.retry} />
  return (
    <Notice
      tone="warning"
      title={`${remedy?.title ?? trouble.title}.`}
      action={
        remedy === undefined ? (
          trouble.canRetry && (
            <Button size="small" onClick={store.retry}>
              Try again
            </Button>
          )
        ) : (
          <Link to={remedy.to} {...buttonLook({ size: 'small' })}>
            {remedy.label}
          </Link>
        )
      }
    >
      {trouble.kind === 'refused' && `${trouble.text} `}
      {store.isOutdated
        ? `The rows below are those of ${shown.address.text}${shown.address.page > 1 ? `, page ${shown.address.page}` : ''}.`
        : 'The rows below are as they were last seen.'}
    </Notice>
  )
})
