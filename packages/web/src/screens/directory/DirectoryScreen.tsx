import { DIRECTORY_CLOSED_TEXTS, type DirectoryClosed, directoryPath, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierPicker } from '../../parts/carrier-search/CarrierPicker.tsx'
import { DirectoryPeople } from '../../parts/directory/DirectoryPeople.tsx'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ChooseCarrier } from './ChooseCarrier.tsx'
import { DirectoryHead } from './DirectoryHead.tsx'
import styles from './DirectoryScreen.module.css'
import type { DirectoryScreenStore } from './directory-screen-store.ts'
import { useFocusOnPeople } from './use-focus-on-people.ts'

/** The people and contacts of a carrier. Section 3, "Directory"; section 9, "Feature toggles" (SHOW_DIRECTORY). */
export const DirectoryScreen = observer(() => {
  const store = useScreenStore<DirectoryScreenStore>()
  const { closed } = store
  return closed === null ? <OpenDirectory store={store} /> : <ClosedDirectory why={closed} />
})

const ClosedDirectory = ({ why }: { readonly why: DirectoryClosed }) => {
  const { title, explanation, advice } = DIRECTORY_CLOSED_TEXTS[why]
  const home = (
    <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
      Go to Home
    </Link>
  )
  if (why === 'not-here') {
    return (
      <NoticePage title={title} actions={home}>
        <p>
          {explanation} {advice}
        </p>
      </NoticePage>
    )
  }
  return (
    <>
      <h1>Directory</h1>
      <RefusedState title={title} text={`${explanation} ${advice}`} action={home} />
    </>
  )
}

const OpenDirectory = observer(({ store }: { readonly store: DirectoryScreenStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { address, directory, carrier } = store
  const { carrierId } = address
  const place = useRef<HTMLDivElement>(null)
  const chosen = useFocusOnPeople(directory, place)
  return (
    <div ref={place} className={styles['screen']}>
      <header className={styles['head']}>
        <h1>Directory</h1>
        <CarrierPicker
          label={carrierId === null ? 'Carrier' : 'Another carrier'}
          onPick={id => {
            chosen(id)
            navigator.go(directoryPath({ carrierId: id }))
          }}
        />
      </header>
      {carrierId === null ? (
        <ChooseCarrier />
      ) : (
        <>
          <DirectoryHead id={carrierId} carrier={carrier} detail={store.detail.state} />
          <DirectoryPeople
            store={directory}
            narrowing={address}
            pathOf={narrowing => directoryPath({ carrierId, ...narrowing })}
            onSearch={search => navigator.go(directoryPath(store.search(search)), { replace: true })}
          />
        </>
      )}
    </div>
  )
})
