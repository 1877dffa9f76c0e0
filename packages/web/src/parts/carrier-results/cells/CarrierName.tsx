import { type CarrierSummary, paths } from '@fairhaul/core'
import { Link } from '../../../di/Link.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import { CarrierNumbers } from './CarrierNumbers.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'dbaName' | 'identifiers'>
}

/** The names of a carrier in one line, the legal name as a link to it, over its numbers. A hover shows a cut name. */
export const CarrierName = ({ carrier }: Props) => {
  const { id, legalName, dbaName } = carrier
  return (
    <span className={styles['lines']}>
      <span
        className={styles['names']}
        title={dbaName === null ? legalName : `${legalName}, d.b.a. ${dbaName}`}
      >
        <Link to={paths.carrier({ id })} data-row-link="" className={`${linkClass} ${styles['legal']}`}>
          {legalName}
        </Link>
        {dbaName !== null && <span className={styles['note']}> d.b.a. {dbaName}</span>}
      </span>
      <CarrierNumbers carrier={carrier} />
    </span>
  )
}
