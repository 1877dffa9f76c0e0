import {
  boxSearchText,
  carrierFilterChips,
  mayBeName,
  type ResultsAddress,
  type ResultsRoute,
  readSearch,
  recognizeText,
  resultsPath,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { otherSearchFor } from '../carrier-search/other-search-for.ts'
import type { FilterSuggestions } from './filters/filter-suggestions.ts'
import { NarrowedToNone } from './filters/NarrowedToNone.tsx'

interface Props {
  readonly address: ResultsAddress
  readonly route: ResultsRoute
  readonly filterSuggestions: FilterSuggestions
}

/** Nothing was found: possible reasons, and what to try. */
export const NoResults = ({ address, route, filterSuggestions }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const reading = readSearch(address)
  const recognized = recognizeText(address.text)
  const first = { ...address, page: 1 }
  if (carrierFilterChips(address.filters).length > 0) {
    return <NarrowedToNone address={address} route={route} filterSuggestions={filterSuggestions} />
  }
  if (address.onlyMine) {
    return (
      <EmptyState
        title={`None of My Carriers matches ${address.text}`}
        text="It may match others."
        action={
          <Link to={resultsPath(route, { ...first, onlyMine: false })} {...buttonStyle()}>
            Search all carriers
          </Link>
        }
      />
    )
  }
  const other = otherSearchFor(recognized, user)
  if (other !== undefined) {
    const where = other.kind === 'contact' ? 'contacts' : 'vehicles'
    return (
      <EmptyState
        title={`No carrier matches ${address.text}`}
        text={
          other.kind === 'contact'
            ? 'Contact search shows which carriers use it.'
            : 'Vehicle search shows which carriers run it.'
        }
        action={
          <Link to={other.path} {...buttonStyle()}>
            Search {where} for {other.label.replace(/^[A-Z](?=[a-z-])/, letter => letter.toLowerCase())}
          </Link>
        }
      />
    )
  }
  const spelled = boxSearchText(recognized, address.text)
  if (!address.asName && recognized.kind === 'identifier' && spelled !== address.text.toUpperCase()) {
    return (
      <EmptyState
        title={`No carrier matches ${address.text}`}
        text={`As a number, this is ${spelled}.`}
        action={
          <Link to={resultsPath(route, { ...first, text: spelled })} {...buttonStyle()}>
            Search {spelled}
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
          ? 'Numbers match from the first digit. Try fewer digits, another type of number, or the name.'
          : 'Names match from the first letter. Try just the first word, the d.b.a., or the MC or DOT number.'
      }
      action={
        isNumber &&
        !address.asName && (
          <Link to={resultsPath(route, { ...first, asName: true })} {...buttonStyle()}>
            Search as a name instead
          </Link>
        )
      }
    />
  )
}
