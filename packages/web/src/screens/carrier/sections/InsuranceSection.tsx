import { coverFact } from '@fairhaul/core'
import { Card } from '../../../ui/Section.tsx'
import { FactTable } from './FactTable.tsx'
import type { CarrierSectionProps } from './section-props.ts'

/** What pays when something goes wrong. */
export const InsuranceSection = ({ id, carrier: { insurance }, today }: CarrierSectionProps) => (
  <Card id={id} heading="Insurance">
    <FactTable
      facts={[
        ['BIPD (public liability)', coverFact({ usd: insurance.bipdUsd, until: insurance.bipdUntil }, today)],
        ['Cargo', coverFact({ usd: insurance.cargoUsd, until: insurance.cargoUntil }, today)],
        [
          'General liability',
          coverFact({ usd: insurance.generalLiabilityUsd, until: insurance.generalLiabilityUntil }, today),
        ],
      ]}
      source="FMCSA licensing and insurance"
      asOf={insurance.asOf}
    />
  </Card>
)
