import { coverBullets } from '@fairhaul/core'
import { Card } from '../../../ui/Section.tsx'
import { Bullets } from './Bullets.tsx'
import { FactTable } from './FactTable.tsx'
import { assessedRuleTypesOf, insuranceFacts } from './section-facts.ts'
import type { CarrierSectionProps } from './section-props.ts'

/** The insurance of the carrier, beside what the company's rules require. */
export const InsuranceSection = ({ id, carrier, today }: CarrierSectionProps) => (
  <Card id={id} heading="Insurance">
    <FactTable {...insuranceFacts(carrier.insurance, today)}>
      <Bullets
        label="Cover in force and what your rules need"
        bullets={coverBullets(carrier.insurance, assessedRuleTypesOf(carrier), today)}
      />
    </FactTable>
  </Card>
)
