import {
  alertsFact,
  authorityFact,
  type CalendarDate,
  type CarrierSummary,
  type Fact,
  fleetFact,
  HIDDEN,
  inspectionsFact,
  insuranceInForceFact,
  safetyFact,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { Hint } from '../../parts/hint/Hint.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import styles from './CarrierScreen.module.css'
import { FactTable } from './sections/FactTable.tsx'
import { insuranceFacts, safetyFacts } from './sections/section-facts.ts'

interface Props {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}

interface OneProps {
  readonly label: string
  readonly fact: Fact
  /** The evidence, shown on hover and focus. */
  readonly evidence?: ReactNode
}

const One = ({ label, fact, evidence }: OneProps) => (
  <Stat
    label={label}
    value={
      evidence === undefined ? (
        fact.text
      ) : (
        <Hint hint={<div className={styles['evidence']}>{evidence}</div>}>{fact.text}</Hint>
      )
    }
    note={fact.text === HIDDEN.text ? 'not in your permissions' : fact.note}
    tone={fact.tone === 'pass' ? 'plain' : fact.tone}
  />
)

/** The six deciding facts in one line. */
export const DecidingFacts = ({ carrier, today }: Props) => {
  const { authority, insurance, safety, census, identityAlertsCount } = carrier
  return (
    <Stats className={styles['facts'] ?? ''}>
      <One label="Authority" fact={authorityFact(authority, today, census)} />
      <One
        label="Insurance in force"
        fact={insuranceInForceFact(insurance, today)}
        evidence={<FactTable {...insuranceFacts(insurance, today)} />}
      />
      <One
        label="Safety rating"
        fact={safetyFact(safety)}
        {...(safety !== null && { evidence: <FactTable {...safetyFacts(safety)} /> })}
      />
      <One label="Units / drivers" fact={fleetFact(census)} />
      <One label="Inspections, 24 months" fact={inspectionsFact(safety)} />
      <One label="Identity alerts" fact={alertsFact(identityAlertsCount)} />
    </Stats>
  )
}
