import { Card } from '../../../ui/Section.tsx'
import { FactTable } from './FactTable.tsx'
import { insuranceFacts } from './section-facts.ts'
import type { CarrierSectionProps } from './section-props.ts'

/** The insurance of the carrier. */
export const InsuranceSection = ({ id, carrier: { insurance }, today }: CarrierSectionProps) => (
  <Card id={id} heading="Insurance">
    <FactTable {...insuranceFacts(insurance, today)} />
  </Card>
)
