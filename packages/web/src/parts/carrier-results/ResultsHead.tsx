import {
  carriersCountedMax,
  describeCarrierQuery,
  formatNumber,
  foundCountText,
  mayBeName,
  otherSearch,
  type ResultsRoute,
  recognizeText,
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
import { ExportButton } from '../export/ExportButton.tsx'
import { SaveSearch } from '../save-search/SaveSearch.tsx'
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
      actions={reading.ok && <Actions store={store} route={route} />}
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

const Actions = observer(({ store, route }: Pick<Props, 'store' | 'route'>) => {
  const { shown, isOutdated, isFirstLoading, address, files } = store
  // Their place is there while the first results load, so that no row moves when these arrive.
  if (shown === undefined && !isFirstLoading) return null
  const total = shown?.page.total
  // A search for a phone or a vehicle that finds no carrier is none to save.
  const isOther = total === 0 && otherSearch(recognizeText(address.text)) !== undefined
  return (
    <div className={styles['actions']}>
      {total !== 0 && (
        <ExportButton
          store={files.whole}
          unit="carrier"
          label={exportText(total, carriersCountedMax(address))}
          isDisabled={total === undefined || isOutdated}
        />
      )}
      {!isOther && <SaveSearch address={resultsPath(route, address)} />}
    </div>
  )
})

/** `total` is undefined until the carriers are counted. */
const exportText = (total: number | undefined, countedMax: number): string => {
  if (total === undefined) return 'Export all that match'
  if (total === 1) return 'Export it'
  return total >= countedMax
    ? `Export the first ${formatNumber(countedMax)}`
    : `Export all ${formatNumber(total)} that match`
}

const Count = observer(({ store }: { readonly store: CarrierResultsStore }) => {
  const {
    shown,
    isOutdated,
    address,
    results: { state: results },
  } = store
  const isComing = results.kind === 'loading'
  if (shown === undefined) return isComing && 'searching'
  return isOutdated && isComing ? 'updating' : foundCountText(shown.page.total, address)
})
