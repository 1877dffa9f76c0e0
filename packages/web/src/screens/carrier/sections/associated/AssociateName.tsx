import {
  type AssociatedCarrier,
  CONNECTION_STATUS_LABELS,
  identifierText,
  paths,
  primaryIdentifiers,
} from '@fairhaul/core'
import { Ban, TriangleAlert } from 'lucide-react'
import { Link } from '../../../../di/Link.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import styles from './associated.module.css'

interface Props {
  readonly carrier: AssociatedCarrier
  readonly isMarked: boolean
  /** How it ended: "Revoked Jan 29, 2024". */
  readonly ended: string | undefined
}

/** The name of an associated carrier, its numbers, and its connection to the company. */
export const AssociateName = ({ carrier, isMarked, ended }: Props) => (
  <span className={styles['name']}>
    <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
      {carrier.legalName}
    </Link>
    <span className={styles['numbers']}>
      {primaryIdentifiers(carrier.identifiers).map(identifierText).join(' ')}
    </span>
    {ended !== undefined && (
      <Badge tone="incomplete" icon={<TriangleAlert aria-hidden="true" />}>
        {ended}
      </Badge>
    )}
    {isMarked ? (
      <Badge tone="fail" icon={<Ban size={13} aria-hidden="true" />}>
        Do not dispatch
      </Badge>
    ) : (
      carrier.connection !== null &&
      carrier.connection.status !== 'do_not_dispatch' && (
        <Badge tone="neutral">{CONNECTION_STATUS_LABELS[carrier.connection.status]}</Badge>
      )
    )}
  </span>
)
