import {
  countFact,
  equipmentKindText,
  formatNumber,
  hazmatFact,
  listedFact,
  mileageFact,
} from '@fairhaul/core'
import { Card } from '../../../../ui/Section.tsx'
import { FactTable } from '../FactTable.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from '../sections.module.css'
import { VehiclesLink } from '../VehiclesLink.tsx'

/** The fleet as the carrier reported it to FMCSA. */
export const FleetSection = ({ id, name, carrier }: ProfilePartProps) => {
  const { census, equipment } = carrier
  return (
    <Card
      id={id}
      heading={name}
      actions={<VehiclesLink carrierId={carrier.id}>Vehicles seen with this carrier</VehiclesLink>}
    >
      <FactTable
        facts={[
          ['Power units', countFact(census.powerUnits)],
          ['Drivers', countFact(census.drivers)],
          ['Mileage', mileageFact(census)],
          ['Hazardous materials', hazmatFact(census)],
          ['Operation classes', listedFact(carrier.operationClassifications)],
          ['Cargo carried', listedFact(carrier.cargoCarried)],
        ]}
        source="FMCSA census, self-reported"
        asOf={census.asOf}
      />
      {equipment.length === 0 ? (
        <p className={styles['none']}>
          {carrier.isFullProfile ? 'Equipment not on record' : 'Equipment is in the full profile'}
        </p>
      ) : (
        <table className={styles['table']}>
          <caption>Equipment</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" data-align="end">
                Count
              </th>
            </tr>
          </thead>
          <tbody>
            {equipment.map(({ kind, count }) => (
              <tr key={kind}>
                <th scope="row">{equipmentKindText(kind)}</th>
                <td data-align="end">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
