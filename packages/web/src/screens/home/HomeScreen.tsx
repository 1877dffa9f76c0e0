import { mayCarrierSearch, mayOpen } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { AccountTokens, ServiceTokens } from '../../di/tokens.ts'

import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierSearchBox, carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'

/**
 * The first screen: one search box for all identifiers of a carrier. Section 2.
 *
 * Choice: users who may not search see that, and what they can do instead of the box.
 */
export const HomeScreen = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  const store = useScreenStore<HomeStore>()
  const below = useHomeFeed()
  useLayoutEffect(focusSearchWithMouse, [])
  return (
    <>
      {user && !mayCarrierSearch(user) ? (
        <WithoutSearch />
      ) : (
        <Search withVehicles={!user || mayOpen(user, 'vehicles')} />
      )}
      {below?.(store)}
    </>
  )
})

/** The served page has the same texts, by brand. */
const PLACEHOLDERS = {
  all: 'MC, DOT, name, phone, VIN, or plate',
  noVehicles: 'MC, DOT, name, or phone',
} as const
const HINTS = {
  all: 'Paste a name, number, phone, e-mail, VIN, or plate, in any format.',
  noVehicles: 'Paste a name, number, phone, or e-mail, in any format.',
} as const
const KEYS = 'Enter opens an exact MC or DOT number. Press / to search from any page.'

const Search = ({ withVehicles }: { readonly withVehicles: boolean }) => (
  <div className="fh-hero">
    <h1 className="fh-hero-title">Find a carrier</h1>
    <CarrierSearchBox variant="home" placeholder={PLACEHOLDERS[withVehicles ? 'all' : 'noVehicles']} />
    <p className="fh-hero-hint">
      {HINTS[withVehicles ? 'all' : 'noVehicles']}
      <span className="fh-hero-keys">{KEYS}</span>
    </p>
  </div>
)

const WithoutSearch = () => (
  <div className={`fh-hero ${styles['without']}`}>
    <h1 className="fh-hero-title">Open a carrier by its link</h1>
    <div className={styles['words']}>
      <p>
        When a coworker sends you a link to a carrier, it opens here. Carriers you opened recently stay on
        this page.
      </p>
      <p>{forbiddenMessage(null, 'Your account cannot search carriers')}</p>
    </div>
  </div>
)

type ShowHomeFeed = (store: HomeStore) => ReactNode
let loaded: ShowHomeFeed | undefined

/**
 * The search is the purpose of Home; the rest is loaded after it. Plain state: React delays content from
 * Suspense by a third of a second. A failed load does not affect the search, and the next visit tries again.
 */
const useHomeFeed = (): ShowHomeFeed | undefined => {
  const lazyBindings = useStore(ServiceTokens.LazyBindings)
  const [below, setBelow] = useState(() => loaded)
  useEffect(() => {
    if (below !== undefined) return
    Promise.all([import('./HomeBelow.tsx'), lazyBindings()]).then(
      ([{ HomeFeed }]) => {
        loaded = store => <HomeFeed store={store} />
        setBelow(() => loaded)
      },
      () => undefined,
    )
  }, [below, lazyBindings])
  return below
}

/** Focuses the box, except where that would open an on-screen keyboard. */
const focusSearchWithMouse = () => {
  if (!window.matchMedia('(pointer: fine)').matches) return
  document.getElementById(carrierSearchInputId('home'))?.focus({ preventScroll: true })
}
