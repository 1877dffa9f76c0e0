import { type CarrierSummary, identifiersInOrder, identifierText, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { ShellTokens } from '../../di/tokens.ts'
import { ScreenStoreContext, useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { Lock } from '../../ui/Lock.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { CarrierHead } from './CarrierHead.tsx'
import styles from './CarrierScreen.module.css'
import { CarrierSkeleton, SectionsSkeleton } from './CarrierSkeleton.tsx'
import type { CarrierStore } from './carrier-store.ts'
import { DecidingFacts } from './DecidingFacts.tsx'
import { usePrintKey } from './head/print-profile.ts'
import { type CarrierSection, type ProfilePartProps } from './profile-modules.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { StickyHeader } from './StickyHeader.tsx'
import { SectionIndex } from './sections/SectionIndex.tsx'
import { useSectionOfAddress } from './use-section-of-address.ts'

/** Becomes true right after the first paint: what decides is painted first, then the rest. */
const useAfterPaint = (): boolean => {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAfter(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isAfter
}

/** Who a printed profile is of: "EAGLE MESA FREIGHT LLC, DOT 9000002". */
const subjectOf = ({ legalName, identifiers }: CarrierSummary): string =>
  [legalName, ...identifiersInOrder(identifiers).slice(0, 1).map(identifierText)].join(', ')

/** Stands for the sections that a short profile does not have. */
const IN_FULL_PROFILE: CarrierSection = { id: 'full-profile', name: 'In the full profile', order: 100 }

const InFullProfile = ({ sections }: { readonly sections: readonly CarrierSection[] }) => (
  <Card id={IN_FULL_PROFILE.id} heading={IN_FULL_PROFILE.name}>
    <p>Your account sees the short profile. An admin at your company can change that. The full one adds:</p>
    <ul className={styles['closed']}>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <Lock />
          {name}
        </li>
      ))}
    </ul>
  </Card>
)

/** Loaded on demand: forms and dialogs need a headless library, a profile does not. */
const OverrideDialogs = lazy(() => import('./OverrideDialogs.tsx'))

/** The profile of a carrier: whether it may be used, and why. Section 2. */
export const CarrierScreen = observer(() => {
  const store = useScreenStore<CarrierStore>()
  const { carrier, summary, assessed, today } = store
  const hasPainted = useAfterPaint()
  const head = useRef<HTMLElement>(null)
  const { sections, closedSections } = store
  const areSectionsShown = carrier !== undefined && hasPainted
  useSectionOfAddress(areSectionsShown)
  usePrintKey(store)
  const ahead = useStore(ShellTokens.Ahead)
  useEffect(
    () => (areSectionsShown ? ahead.idle(store.openEldStatus) : undefined),
    [ahead, areSectionsShown, store],
  )
  const error = errorMessage(store.detail.state, 'this carrier')
  if (summary === undefined || (carrier === undefined && error !== undefined)) {
    return error === undefined ? <CarrierSkeleton /> : <NoCarrier store={store} />
  }
  const requiresDialogs = store.overrides.openForm !== undefined || store.overrides.ending.requested !== null
  return (
    <div className={styles['profile']}>
      <StickyHeader head={head} carrier={summary} today={today} />
      <PrintedLine subject={subjectOf(summary)} />
      <CarrierHead ref={head} store={store} carrier={summary} assessed={assessed} hasActions={hasPainted} />
      <ListError question={store.detail.state} what="this carrier" onRetry={() => void store.detail.load()} />
      {summary.safety?.outOfService === true && (
        <Notice tone="error" title="Out of service.">
          A federal order prohibits this carrier from operating.
        </Notice>
      )}
      {store.isShort && (
        <Notice tone="info" title="Short profile.">
          You see the rules and what is on record about authority, insurance, safety, and fleet.{' '}
          <a href={`#${IN_FULL_PROFILE.id}`} className={linkClass}>
            What the full profile adds
          </a>
        </Notice>
      )}
      <DecidingFacts carrier={summary} today={today} />
      {!areSectionsShown ? (
        <SectionsSkeleton />
      ) : (
        <div className={styles['columns']}>
          <SectionIndex sections={store.isShort ? [...sections, IN_FULL_PROFILE] : sections} />
          <div className={styles['sections']}>
            {sections.map(section => (
              <div key={section.id} data-half={section.isHalf || undefined}>
                <SectionFrame section={section} store={store} carrier={carrier} today={today} />
              </div>
            ))}
            {closedSections.length > 0 && (
              <div>
                <InFullProfile sections={closedSections} />
              </div>
            )}
          </div>
        </div>
      )}
      {carrier !== undefined && <OpenDrawer store={store} carrier={carrier} today={today} />}
      {carrier !== undefined && requiresDialogs && (
        <Suspense fallback={null}>
          <OverrideDialogs store={store} carrier={carrier} />
        </Suspense>
      )}
    </div>
  )
})

/** The drawer that the address opens. Empty: nothing while its code loads, or for a name without a drawer. */
const OpenDrawer = observer(
  ({ store, carrier, today }: Pick<ProfilePartProps, 'store' | 'carrier' | 'today'>) => {
    const { drawer: id } = store.at.address
    const part = id === null ? undefined : store.modules.drawer(id)
    const opened = part?.opened
    if (id === null || opened === undefined) return null
    return (
      <ScreenStoreContext value={opened.store}>
        <opened.module.Component id={id} name="" store={store} carrier={carrier} today={today} />
      </ScreenStoreContext>
    )
  },
)

const NoCarrier = observer(({ store: { detail } }: { readonly store: CarrierStore }) => (
  <>
    <h1>Carrier</h1>
    <DetailState
      state={detail.state}
      what="this carrier"
      missing="The address may be mistyped, or the carrier is no longer on record. Search by name or number."
      to={paths.home()}
      toLabel="Go to search"
      onRetry={() => void detail.load()}
    />
  </>
))
