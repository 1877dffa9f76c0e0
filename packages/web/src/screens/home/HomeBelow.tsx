import { mayCarrierSearch, paths, placeText, resultsPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens/account.ts'
import { RecentsTokens } from '../../di/tokens/recents.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'
import { MyCarriers } from './MyCarriers.tsx'

/**
 * What a broker had before them last, and the carriers they watch. Nothing of it: nothing is shown. My Carriers is a
 * search too: who may not search is shown the carriers they opened, and nothing is asked.
 */
export const HomeBelow = observer(({ store }: { readonly store: HomeStore }) => {
  const recentsStore = useStore(RecentsTokens.RecentsStore)
  const { user } = useStore(AccountTokens.AccountStore)
  const { carriers, searches } = recentsStore.recents
  const canSearch = !user || mayCarrierSearch(user)
  useEffect(() => {
    if (canSearch) void store.load()
  }, [store, canSearch])
  return (
    <div className={styles['below']}>
      {carriers.length > 0 && (
        <Section heading="Recent carriers">
          <ul className={styles['list']}>
            {carriers.map(carrier => (
              <li key={carrier.id} className={styles['line']}>
                <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
                  {carrier.legalName}
                </Link>
                <span className={styles['aside']}>{placeText(carrier.physicalAddress)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {canSearch && searches.length > 0 && (
        <Section
          heading="Recent searches"
          actions={
            <Button variant="quiet" size="small" onClick={recentsStore.clear}>
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
      {canSearch && <MyCarriers store={store} />}
    </div>
  )
})
