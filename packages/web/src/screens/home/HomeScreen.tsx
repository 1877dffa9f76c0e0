import { lazy, Suspense } from 'react'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { CarrierSearchBox } from '../../parts/CarrierSearchBox.tsx'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'

/** The search is what Home is for; all else comes after it stands. */
const HomeBelow = lazy(() => import('./HomeBelow.tsx'))

const EXAMPLES = [
  'a name',
  'MC-123456',
  'DOT 1234567',
  'SCAC ABCD',
  'NSC ON 123456',
  'CVOR',
  'NIR',
  'RFC',
  'MX',
  'FF',
]

/** Where a broker begins: one box for everything that a carrier is known by. Section 2. */
export const HomeScreen = () => {
  const store = useScreenStore<HomeStore>()
  return (
    <>
      <div className="fh-hero">
        <h1 className="fh-hero-title">Find a carrier</h1>
        <CarrierSearchBox variant="home" />
        <p className={styles['examples']}>
          Type {EXAMPLES.slice(0, 5).join(', ')}
          <span className={styles['more']}>, {EXAMPLES.slice(5).join(', ')}</span>: any spelling will do.
        </p>
      </div>
      <Suspense fallback={null}>
        <HomeBelow store={store} />
      </Suspense>
    </>
  )
}
