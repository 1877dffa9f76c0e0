import {
  authorityAgeBullet,
  authorityFact,
  authorityKindFact,
  operationFact,
  registrationFact,
} from '@fairhaul/core'
import { Card } from '../../../../ui/Section.tsx'
import { Bullets } from '../Bullets.tsx'
import { FactTable } from '../FactTable.tsx'
import { assessedRuleTypesOf } from '../section-facts.ts'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** The operating authority of the carrier. */
export const AuthoritySection = ({ id, name, carrier, today }: ProfilePartProps) => {
  const { authority, census } = carrier
  const age = authorityAgeBullet(authority, assessedRuleTypesOf(carrier), today)
  return (
    <Card id={id} heading={name}>
      <FactTable
        facts={[
          ['Carrier authority', authorityFact(authority, today)],
          ['Common', authorityKindFact(authority.common)],
          ['Contract', authorityKindFact(authority.contract)],
          ['Broker', authorityKindFact(authority.broker)],
          ['Registration', registrationFact(census)],
          ['Operation', operationFact(census)],
        ]}
        source="FMCSA licensing and insurance"
        asOf={authority.asOf}
      >
        <Bullets label="Authority age and what your rules need" bullets={age === undefined ? [] : [age]} />
      </FactTable>
    </Card>
  )
}
