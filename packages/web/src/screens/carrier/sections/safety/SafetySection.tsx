import { outOfServiceBullets } from '@fairhaul/core'
import { RefusedState } from '../../../../ui/RefusedState.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { Bullets } from '../Bullets.tsx'
import { FactTable } from '../FactTable.tsx'
import { safetyFacts } from '../section-facts.ts'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { VehiclesLink } from '../VehiclesLink.tsx'

/** The safety record; hidden from users whose scope blocks safety data. Section 6. */
export const SafetySection = ({ id, name, carrier }: ProfilePartProps) => {
  const { safety } = carrier
  return (
    <Card
      id={id}
      heading={name}
      actions={
        safety !== null && (
          <VehiclesLink carrierId={carrier.id} source="inspection">
            Inspected vehicles
          </VehiclesLink>
        )
      }
    >
      {safety === null ? (
        <RefusedState
          title="Safety data is hidden"
          text="Your role does not include safety data. An admin at your company can change that."
        />
      ) : (
        <FactTable {...safetyFacts(safety)}>
          <Bullets
            label="Out-of-service rates and the national averages"
            bullets={outOfServiceBullets(safety)}
          />
        </FactTable>
      )}
    </Card>
  )
}
