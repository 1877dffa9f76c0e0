import {
  carrierFilterChips,
  foundCountText,
  NO_CARRIER_FILTERS,
  type ResultsAddress,
  type ResultsRoute,
  resultsPath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../di/Link.tsx'
import { buttonStyle } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import type { FilterSuggestions } from './filter-suggestions.ts'
import styles from './filters.module.css'

interface Props {
  readonly address: ResultsAddress
  readonly route: ResultsRoute
  readonly filterSuggestions: FilterSuggestions
}

/** The filters match no carrier: which one to remove, and how many carriers match without it. */
export const NarrowedToNone = observer(({ address, route, filterSuggestions }: Props) => {
  const {
    options: { state: options },
  } = filterSuggestions
  const count = carrierFilterChips(address.filters).length
  const pathOf = (filters: ResultsAddress['filters']) => resultsPath(route, { ...address, page: 1, filters })
  const isKnown = options.kind === 'ready'
  return (
    <EmptyState
      title={
        count === 1
          ? 'No carrier matches this filter'
          : `No carrier matches ${count === 2 ? 'both' : `all ${count}`} filters: remove one`
      }
      text={
        isKnown && options.value.length > 0 ? (
          <ul className={styles['relief']} role="list">
            {options.value.map(({ chip, total }) => (
              <li key={chip.name}>
                <Link to={pathOf(chip.without)} className={linkClass}>
                  Without “{chip.text}”
                </Link>
                : {foundCountText(total, address)}
              </li>
            ))}
          </ul>
        ) : (
          isKnown &&
          (count === 1
            ? `No carrier matches without it, either: ${address.text}.`
            : 'Removing any one filter does not bring back a carrier.')
        )
      }
      action={
        <Link to={pathOf(NO_CARRIER_FILTERS)} {...buttonStyle()}>
          {count === 1 ? 'Remove the filter' : 'Clear all filters'}
        </Link>
      }
    />
  )
})
