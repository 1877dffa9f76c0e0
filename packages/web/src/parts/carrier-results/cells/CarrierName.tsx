import { type CarrierSummary, paths } from '@fairhaul/core'
import { Link } from '../../../di/Link.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import styles from './cells.module.css'

/** Legal name, which opens the carrier, and the name it does business as. */
export const CarrierName = ({
  carrier,
}: {
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'dbaName'>
}) => (
  <span className={`${styles['lines']} ${styles['name']}`}>
    <Link
      to={paths.carrier({ id: carrier.id })}
      data-row-link=""
      className={`${linkClass} ${styles['legal']}`}
      title={carrier.legalName}
    >
      {carrier.legalName}
    </Link>
    {carrier.dbaName !== null && (
      <span className={styles['note']} title={`d.b.a. ${carrier.dbaName}`}>
        d.b.a. {carrier.dbaName}
      </span>
    )}
  </span>
)
