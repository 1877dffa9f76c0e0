import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { CarrierSearchBox, carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'

/** Where a broker begins: one box for everything that a carrier is known by. Section 2. */
export const HomeScreen = () => {
  const store = useScreenStore<HomeStore>()
  const below = useHomeBelow()
  useLayoutEffect(focusSearchWithMouse, [])
  return (
    <>
      <div className="fh-hero">
        <h1 className="fh-hero-title">Find a carrier</h1>
        <CarrierSearchBox variant="home" />
        <p className={styles['examples']}>
          A name, <b>MC-123456</b>, <b>DOT 1234567</b>, <b>SCAC ABCD</b>
          <span className={styles['more']}>
            , <b>NSC ON 123456</b>, CVOR, Quebec NIR, RFC, MX or FF
          </span>
          , in any spelling.
        </p>
      </div>
      {below?.(store)}
    </>
  )
}

type ShowBelow = (store: HomeStore) => ReactNode
let loaded: ShowBelow | undefined

/**
 * The search is what Home is for; all else comes after it stands. Plain state: React holds back what comes out of
 * Suspense for a third of a second. A fetch that fails leaves the search alone, and the next visit asks again.
 */
const useHomeBelow = (): ShowBelow | undefined => {
  const [below, setBelow] = useState(() => loaded)
  useEffect(() => {
    if (below !== undefined) return
    import('./HomeBelow.tsx').then(
      ({ HomeBelow }) => {
        loaded = store => <HomeBelow store={store} />
        setBelow(() => loaded)
      },
      () => undefined,
    )
  }, [below])
  return below
}

/** The work goes on in the box; not where a focus would bring up a keyboard over half the screen. */
const focusSearchWithMouse = () => {
  if (!window.matchMedia('(pointer: fine)').matches) return
  document.getElementById(carrierSearchInputId('home'))?.focus({ preventScroll: true })
}
