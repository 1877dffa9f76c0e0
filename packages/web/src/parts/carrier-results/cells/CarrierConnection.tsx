import { type CarrierSummary, connectionFact } from '@fairhaul/core'
import { FactText } from '../../carrier-facts/FactText.tsx'
import { MonitorButton } from '../../monitoring/MonitorButton.tsx'
import type { Monitoring } from '../../monitoring/monitoring.ts'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'connection' | 'subscription'>
  readonly monitoring: Monitoring
}

/** How the company stands to the carrier; monitoring starts and stops here. */
export const CarrierConnection = ({ carrier, monitoring }: Props) => (
  <span className={styles['lines']}>
    <FactText fact={connectionFact(carrier.connection)} note="title" />
    <MonitorButton carrier={carrier} monitoring={monitoring} />
  </span>
)
