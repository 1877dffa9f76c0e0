import type { ResultsRoute } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { errorMessage } from '../errors/error-messages.ts'
import { LoadError } from '../errors/LoadError.tsx'
import type { CarrierResultsStore } from './carrier-results-store.ts'
import { remedyOf } from './results-remedy.ts'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
}

/** The error of the results: in place of rows, or above older rows. */
export const ResultsError = observer(({ store, route }: Props) => {
  const {
    reading,
    results: { state: results },
    shown,
    address,
  } = store
  if (!reading.ok) return <EmptyState title="Nothing to search for" text={reading.refusal.message} />
  const error = errorMessage(results, 'the carriers')
  if (error === undefined) return null
  const remedy = remedyOf(results, route, address)
  if (shown === undefined && remedy !== undefined) {
    return (
      <RefusedState
        title={remedy.title ?? error.title}
        text={error.text}
        action={
          <Link to={remedy.to} {...buttonStyle()}>
            {remedy.label}
          </Link>
        }
      />
    )
  }
  if (shown === undefined) return <LoadError error={error} onRetry={store.retry} />
  return (
    <Notice
      tone="warning"
      title={`${remedy?.title ?? error.title}.`}
      action={
        remedy === undefined ? (
          error.canRetry && (
            <Button size="small" onClick={store.retry}>
              Try again
            </Button>
          )
        ) : (
          <Link to={remedy.to} {...buttonStyle({ size: 'small' })}>
            {remedy.label}
          </Link>
        )
      }
    >
      {error.kind === 'refused' && `${error.text} `}
      {store.isOutdated
        ? `The rows below are for ${shown.address.text}${shown.address.page > 1 ? `, page ${shown.address.page}` : ''}.`
        : 'The rows below are as last loaded.'}
    </Notice>
  )
})
