import {
  alertsFact,
  authorityFact,
  type CalendarDate,
  type CarrierDetail,
  type Fact,
  fleetFact,
  inspectionsFact,
} from '@fairhaul/core'
import { Stat, Stats } from '../../ui/Stat.tsx'
import styles from './CarrierScreen.module.css'
import { insuranceInForceFact, safetyFact } from './deciding-facts.ts'

interface Props {
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}

const One = ({ label, fact }: { readonly label: string; readonly fact: Fact }) => (
  <Stat label={label} value={fact.text} note={fact.note} tone={fact.tone === 'pass' ? 'plain' : fact.tone} />
)

/** The six facts that decide, in one line. */
export const DecidingFacts = ({ carrier, today }: Props) => (
  <Stats className={styles['facts'] ?? ''}>
    <One label="Authority" fact={authorityFact(carrier.authority, today)} />
    <One label="Insurance in force" fact={insuranceInForceFact(carrier.insurance, today)} />
    <One label="Safety rating" fact={safetyFact(carrier.safety)} />
    <One label="Units / drivers" fact={fleetFact(carrier.census)} />
    <One label="Inspections in 24 months" fact={inspectionsFact(carrier.safety)} />
    <One label="Identity alerts" fact={alertsFact(carrier.identityAlertsCount)} />
  </Stats>
)
