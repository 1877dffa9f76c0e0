import {
  describeCarrierQuery,
  foundCountText,
  mayBeName,
  type ResultsRoute,
  resultsPath,
  searchAllowance,
  uncountedSearchText,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './CarrierResults.module.css'
import type { CarrierResultsStore } from './carrier-results-store.ts'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
  readonly heading: string
}

/** The title with its count, how the text was read, and links to other readings. */
export const ResultsHead = observer(({ store, route, heading }: Props) => {
  const { address, reading } = store
  const first = { ...address, page: 1 }
  const { user } = useStore(AccountTokens.AccountStore)
  const cost = user && uncountedSearchText(searchAllowance(user.paywall))
  return (
    <ScreenHeader
      title={heading}
      count={<Count store={store} />}
      {...(reading.ok && {
        description: (
          <p className={styles['reading']}>
            <span>
              {withCapital(describeCarrierQuery(reading.value, address.text))}
              {address.onlyMine && ', among My Carriers'}
            </span>
            {address.asName ? (
              <Link to={resultsPath(route, { ...first, asName: false })} className={linkClass}>
                Search as a number instead
              </Link>
            ) : (
              mayBeName(reading.value) && (
                <Link to={resultsPath(route, { ...first, asName: true })} className={linkClass}>
                  Search as a name instead
                </Link>
              )
            )}
            {route === 'search-results' && (
              <Link
                to={resultsPath(route, { ...first, onlyMine: !address.onlyMine })}
                className={linkClass}
                data-on-screen
              >
                {address.onlyMine ? 'Search all carriers' : 'Only My Carriers'}
              </Link>
            )}
            {cost && <span className={styles['cost']}>{cost}</span>}
          </p>
        ),
      })}
    />
  )
})

const Count = observer(({ store }: { readonly store: CarrierResultsStore }) => {
  const {
    shown,
    isOutdated,
    results: { state: results },
  } = store
  const isComing = results.kind === 'loading'
  if (shown === undefined) return isComing && 'searching'
  return isOutdated && isComing ? 'updating' : foundCountText(shown.page.total)
})
