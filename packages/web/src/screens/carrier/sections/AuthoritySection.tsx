import { authorityFact, authorityKindFact, operationFact, registrationFact } from '@fairhaul/core'
import { Card } from '../../../ui/Section.tsx'
import { FactTable } from './FactTable.tsx'
import type { CarrierSectionProps } from './section-props.ts'

/** The operating authority of the carrier. */
export const AuthoritySection = ({ id, carrier, today }: CarrierSectionProps) => {
  const { authority, census } = carrier
  return (
    <Card id={id} heading="Authority">
      <FactTable
        facts={[
          ['Authority to carry', authorityFact(authority, today)],
          ['Common', authorityKindFact(authority.common)],
          ['Contract', authorityKindFact(authority.contract)],
          ['Broker', authorityKindFact(authority.broker)],
          ['Registration', registrationFact(census)],
          ['Operation', operationFact(census)],
        ]}
        source="FMCSA licensing and insurance"
        asOf={authority.asOf}
      />
    </Card>
  )
}
