import {
  carrierFilterChips,
  mayBeName,
  type ResultsAddress,
  type ResultsRoute,
  readSearch,
  resultsPath,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { FilterSuggestions } from './filters/filter-suggestions.ts'
import { NarrowedToNone } from './filters/NarrowedToNone.tsx'

interface Props {
  readonly address: ResultsAddress
  readonly route: ResultsRoute
  readonly isOutdated: boolean
  readonly filterSuggestions: FilterSuggestions
}

/** Nothing was found: possible reasons, and what to try. */
export const NoResults = ({ address, route, isOutdated, filterSuggestions }: Props) => {
  const reading = readSearch(address)
  const first = { ...address, page: 1 }
  if (isOutdated) return null
  if (address.page > 1) {
    return (
      <EmptyState
        title="There is no such page"
        text="The list has become shorter."
        action={
          <Link to={resultsPath(route, first)} {...buttonLook()}>
            To the first page
          </Link>
        }
      />
    )
  }
  if (carrierFilterChips(address.filters).length > 0) {
    return <NarrowedToNone address={address} route={route} filterSuggestions={filterSuggestions} />
  }
  if (address.onlyMine) {
    return (
      <EmptyState
        title={`None of My Carriers matches ${address.text}`}
        text="Others may."
        action={
          <Link to={resultsPath(route, { ...first, onlyMine: false })} {...buttonLook()}>
            Search all carriers
          </Link>
        }
      />
    )
  }
  const isNumber = reading.ok && mayBeName(reading.value)
  return (
    <EmptyState
      title={`No carrier matches ${address.text}`}
      text={
        isNumber
          ? 'Numbers match from their first digit. Try fewer digits, another kind of number, or the name.'
          : 'Names match from their first letter. Try the first word alone, the name it does business as, or its MC or DOT number.'
      }
      action={
        isNumber &&
        !address.asName && (
          <Link to={resultsPath(route, { ...first, asName: true })} {...buttonLook()}>
            Search as a name instead
          </Link>
        )
      }
    />
  )
}
