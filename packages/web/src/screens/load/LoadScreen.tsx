import {
  LOAD_STATUS_LABELS,
  loadCarrierText,
  loadName,
  type Load,
  paths,
  TRACKING_STATUS_LABELS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { LoadGate } from '../../parts/gate/LoadGate.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { NewNote } from '../../parts/notes/NewNote.tsx'
import { NoteList } from '../../parts/notes/NoteList.tsx'
import { SendConfirmation } from '../../parts/rate-confirmation/SendConfirmation.tsx'
import { CarrierWithVerdict } from '../../parts/verdict/CarrierWithVerdict.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { AlertsSection } from './AlertsSection.tsx'
import { ConfirmationsSection } from './ConfirmationsSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { LogsSection } from './LogsSection.tsx'
import { MapSection } from './MapSection.tsx'
import { ProtectionSection } from './ProtectionSection.tsx'
import { StopsSection } from './StopsSection.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

/** One load: where it is, whether it will be on time, and what protects it. Section 2, "Load Detail". */
export const LoadScreen = observer(() => {
  const store = useScreenStore<LoadStore>()
  const load = store.load.value
  if (load !== undefined) return <OneLoad store={store} load={load} />
  const { state, isPending } = store.load
  return (
    <div className={styles['screen']} aria-busy={isPending}>
      <ScreenHeader
        title="Load"
        {...(isPending && {
          description: <Skeleton shape="block" className={styles['awaitedHead'] ?? ''} />,
        })}
      />
      <DetailState
        state={state}
        what="this load"
        isMissing={store.isMissing}
        missing="The address may be mistyped. Find the load by its number."
        to={paths.loads()}
        toLabel="Go to loads"
        onRetry={() => void store.load.reload()}
      >
        <SkeletonCard lines={6} className={styles['awaitedStops'] ?? ''} />
        <SkeletonCard lines={4} height="400px" />
      </DetailState>
    </div>
  )
})

interface Props {
  readonly store: LoadStore
  readonly load: Load
}

const OneLoad = observer(({ store, load }: Props) => {
  const today = useStore(BrowserTokens.Clock).today()
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title={loadName(load)}
        description={
          <div className={styles['head']}>
            <FreightBadge labels={LOAD_STATUS_LABELS[load.status]} />
            <FreightBadge labels={TRACKING_STATUS_LABELS[load.trackingStatus]} />
            {load.carrier === null ? (
              <span className={styles['note']}>{loadCarrierText(load)}</span>
            ) : (
              <CarrierWithVerdict carrier={load.carrier} today={today} className={styles['carrier']} />
            )}
          </div>
        }
      />
      <ListError question={store.load.state} what="this load" onRetry={() => void store.load.reload()} />
      <div className={styles['columns']}>
        <div className={styles['gate']}>
          <LoadGate store={store.gate} />
        </div>
        <div className={styles['journey']}>
          <StopsSection store={store} load={load} />
          <LogsSection store={store} load={load} />
          <ConfirmationsSection
            query={store.confirmations}
            actions={
              store.sending.maySend && (
                <SendConfirmation
                  store={store.sending.form}
                  load={load}
                  carrier={store.sending.carrier}
                  gate={store.gate.pass}
                />
              )
            }
          />
          <AlertsSection store={store} number={load.externalNumber ?? ''} />
        </div>
        <div className={styles['side']}>
          <ProtectionSection store={store} load={load} />
          <DetailsSection load={load} />
        </div>
      </div>
      <MapSection store={store} load={load} />
      {store.notes && (
        <Card heading="Notes">
          <NewNote store={store.notes} />
          <NoteList store={store.notes} first={5} />
        </Card>
      )}
    </div>
  )
})
