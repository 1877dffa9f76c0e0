import type { CalendarDate, CarrierDetail } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ShellTokens } from '../../di/tokens.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PartBoundary } from '../../ui/PartBoundary.tsx'
import { Card } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CarrierStore } from './carrier-store.ts'
import type { CarrierSection } from './profile-modules.ts'

/** How near a section is to the window when it loads. */
const NEAR = '600px 0px'

/** Calls once, when the element has come near the window and the page is idle. */
const useNear = (element: RefObject<HTMLElement | null>, isNear: () => void): void => {
  const call = useRef(isNear)
  const ahead = useStore(ShellTokens.Ahead)
  useEffect(() => {
    const target = element.current
    if (target === null) return
    let cancel: (() => void) | undefined
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = ahead.idle(() => call.current())
      },
      { rootMargin: NEAR },
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      cancel?.()
    }
  }, [ahead, element])
}

interface Props {
  readonly section: CarrierSection
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}

/** A section of a profile: its code and its data load when it comes near the window. */
export const SectionFrame = observer(({ section: { id, name }, store, carrier, today }: Props) => {
  const part = store.modules.section(id)
  const placeholder = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useNear(placeholder, () => {
    setNear(true)
    if (part?.opened === undefined) store.openSection(id)
  })
  const opened = part?.opened
  if (opened !== undefined) {
    return (
      <PartBoundary of={opened}>
        <ScreenStoreContext value={opened.store}>
          <opened.module.Component id={id} name={name} store={store} carrier={carrier} today={today} />
        </ScreenStoreContext>
      </PartBoundary>
    )
  }
  return (
    <Card id={id} heading={name}>
      {part?.isBroken === true ? (
        <ErrorState
          title={`${name} could not be loaded`}
          text="This part of the portal did not load. Nothing is lost. Check your connection, then try again."
          onRetry={() => store.openSection(id)}
        />
      ) : (
        <>
          <div ref={placeholder} aria-busy="true" data-on-screen="">
            <Skeleton shape="text" count={4} isStill={!isNear} />
          </div>
          <p hidden data-on-paper="">
            Not loaded when printed. To print every section, choose Print in the More menu.
          </p>
        </>
      )}
    </Card>
  )
})
