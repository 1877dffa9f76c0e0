import { eldStatusFact, formatCalendarDate, latestValue, type VehicleSighting } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Card } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './VehicleScreen.module.css'
import type { VehicleStore } from './vehicle-store.ts'

const reportText = (sighting: VehicleSighting | undefined): string => {
  if (sighting === undefined) return 'No ELD has reported this vehicle.'
  const by = sighting.provider === null ? 'An ELD' : sighting.provider
  return `${by} reported this vehicle last on ${formatCalendarDate(sighting.lastSeenOn)}.`
}

/** The ELD status of the last carrier, and when a device reported this vehicle. */
export const EldSection = observer(({ store }: { readonly store: VehicleStore }) => {
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const {
    current,
    eld: { state: eld },
  } = store
  const status = latestValue(eld)
  if (current === undefined)
    return (
      <Card heading="ELD">
        <p className={styles['none']}>No carrier has been seen with it, so no ELD is known.</p>
      </Card>
    )
  const report = current.sightings.find(({ source }) => source === 'eld')
  return (
    <Card heading="ELD">
      <ListError question={eld} what="the ELD status" onRetry={() => void store.loadEld()} />
      {status === undefined && eld.kind === 'loading' && <Skeleton shape="text" count={2} />}
      {status !== undefined && (
        <p className={styles['state']}>
          <FactText fact={eldStatusFact(status, toggles)} />
          <span className={styles['whose']}>
            all ELDs of <CarrierNameText name={current.carrier.legalName} />
          </span>
        </p>
      )}
      <p>{reportText(report)}</p>
    </Card>
  )
})
