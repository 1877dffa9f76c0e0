import {
  laneKey,
  laneSearchResultsPath,
  mayOpen,
  NEW_LANE_SEARCH,
  paths,
  placeText,
  resultsPath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { ActionItemsTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, RecentsTokens } from '../../di/tokens.ts'

import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import below from './HomeBelow.module.css'
import styles from './lines.module.css'

/** The recent carriers, searches and lanes. Empty: nothing is shown. */
export const Recents = observer(({ canSearch }: { readonly canSearch: boolean }) => {
  const store = useStore(RecentsTokens.RecentsStore)
  const { carriers, searches } = store.recents
  const lanes = useRecentLanes()
  const isSearched = canSearch && searches.length > 0
  if (carriers.length === 0 && !isSearched && lanes.length === 0) return null
  return (
    <div className={below['recents']}>
      {carriers.length > 0 && (
        <Section heading="Recent carriers">
          <ul className={styles['list']}>
            {carriers.map(carrier => (
              <li key={carrier.id} className={styles['line']}>
                <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
                  <CarrierNameText name={carrier.legalName} />
                </Link>
                <span className={styles['aside']}>{placeText(carrier.physicalAddress)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isSearched && (
        <Section
          heading="Recent searches"
          actions={
            <Button variant="quiet" size="small" onClick={store.clear}>
              Clear recents
            </Button>
          }
        >
          <ul className={styles['list']}>
            {searches.map(text => (
              <li key={text} className={styles['line']}>
                <Link to={resultsPath('search-results', { text })} className={linkClass}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lanes.length > 0 && (
        <Section heading="Recent lanes">
          <ul className={styles['list']}>
            {lanes.map(lane => (
              <li key={laneKey(lane)} className={styles['line']}>
                <Link to={laneSearchResultsPath({ ...NEW_LANE_SEARCH, lane })} className={linkClass}>
                  {`${lane.origin?.name ?? 'Anywhere'} to ${lane.destination?.name ?? 'anywhere'}`}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
})

/** The same number as searches. */
const LANES = 5

/** The recent lanes, for users who may search lanes. */
const useRecentLanes = () => {
  const { items } = useStore(SearchTokens.RecentLanesStore)
  const { user } = useStore(AccountTokens.AccountStore)
  const hasScreen = useStore(ActionItemsTokens.HasScreen)
  const isAllowed = user && mayOpen(user, 'lane-search-results') && hasScreen('lane-search-results')
  return isAllowed ? items.slice(0, LANES) : []
}
