import { coverBullets } from '@fairhaul/core'
import { Card } from '../../../../ui/Section.tsx'
import { Bullets } from '../Bullets.tsx'
import { FactTable } from '../FactTable.tsx'
import { assessedRuleTypesOf, insuranceFacts } from '../section-facts.ts'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** The insurance of the carrier, beside what the company's rules require. */
export const InsuranceSection = ({ id, name, carrier, today }: ProfilePartProps) => (
  <Card id={id} heading={name}>
    <FactTable {...insuranceFacts(carrier.insurance, today)}>
      <Bullets
        label="Cover in force and what your rules need"
        bullets={coverBullets(carrier.insurance, assessedRuleTypesOf(carrier), today)}
      />
    </FactTable>
  </Card>
)
