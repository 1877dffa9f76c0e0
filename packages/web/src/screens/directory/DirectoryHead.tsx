import { type CarrierDetail, type CarrierId, type Loadable, paths, placeText } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { CarrierNumbers } from '../../parts/carrier-results/cells/CarrierNumbers.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './DirectoryScreen.module.css'

interface Props {
  readonly id: CarrierId
  /** Undefined: unknown, or not loaded yet. */
  readonly carrier: CarrierDetail | undefined
  readonly detail: Loadable<CarrierDetail>
}

/** The carrier of the directory: name, numbers, and verdict with its reason, so that no call goes to another carrier. */
export const DirectoryHead = ({ id, carrier, detail }: Props) => {
  const today = useStore(BrowserTokens.Clock).today()
  if (carrier === undefined) {
    return (
      <div className={styles['carrier']} aria-busy={detail.kind === 'loading'}>
        {detail.kind === 'loading' || detail.kind === 'idle' ? (
          <Skeleton shape="text" count={2} width="240px" />
        ) : (
          <h2>Carrier {id}</h2>
        )}
      </div>
    )
  }
  return (
    <div className={styles['carrier']}>
      <div className={styles['who']}>
        <h2>
          <Link to={paths.carrier({ id })} className={linkClass}>
            <CarrierNameText name={carrier.legalName} />
          </Link>
        </h2>
        {carrier.dbaName !== null && (
          <p className={styles['note']}>
            d.b.a. <CarrierNameText name={carrier.dbaName} />
          </p>
        )}
        <p className={styles['note']}>{placeText(carrier.physicalAddress) ?? 'Location not on record'}</p>
      </div>
      <CarrierNumbers carrier={carrier} />
      <VerdictWithReason carrier={carrier} today={today} place="header" />
    </div>
  )
}
