import { countFact, formatNumber, mileageFact, NOT_ON_RECORD } from '@fairhaul/core'
import { Card } from '../../../ui/Section.tsx'
import { FactTable } from './FactTable.tsx'
import type { CarrierSectionProps } from './section-props.ts'
import styles from './sections.module.css'

/** "heavy_haul" is "Heavy haul". */
const kindText = (kind: string): string => {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const listed = (words: readonly string[]) =>
  words.length === 0 ? NOT_ON_RECORD : ({ text: words.join(', '), tone: 'plain' } as const)

/** What it runs, as it told the agency itself. */
export const FleetSection = ({ id, carrier }: CarrierSectionProps) => {
  const { census, equipment } = carrier
  const { hazmat } = census
  return (
    <Card id={id} heading="Fleet and equipment">
      <FactTable
        facts={[
          ['Power units', countFact(census.powerUnits)],
          ['Drivers', countFact(census.drivers)],
          ['Mileage', mileageFact(census)],
          [
            'Hazardous materials',
            hazmat === null ? NOT_ON_RECORD : { text: hazmat ? 'Yes' : 'No', tone: 'plain' },
          ],
          ['Operation classes', listed(carrier.operationClassifications)],
          ['Cargo carried', listed(carrier.cargoCarried)],
        ]}
        source="FMCSA census, self-reported"
        asOf={census.asOf}
      />
      {equipment.length === 0 ? (
        <p className={styles['none']}>
          {carrier.isFullProfile ? 'Equipment not on record' : 'Equipment belongs to the full profile'}
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
                <th scope="row">{kindText(kind)}</th>
                <td data-align="end">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
