import {
  BASIC_FACTS,
  formatCalendarDate,
  type Inspection,
  inspectionLevelText,
  inspectionResultText,
  isOutOfService,
  violationCode,
  violationUnitText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import evidence from '../evidence.module.css'
import styles from './inspections.module.css'
import type { InspectionsStore } from './inspections-store.ts'
import { unitText, ViolationResult } from './record-columns.tsx'

interface Props {
  readonly store: InspectionsStore
  readonly inspection: Inspection
}

/** One inspection: its units and its violations. */
const InspectionDrawer = observer(({ store, inspection }: Props) => {
  const { openedViolations: violations } = store
  const missing = inspection.violationsCount - violations.length
  return (
    <Drawer
      title={`Inspection ${formatCalendarDate(inspection.inspectedOn)}`}
      subtitle={`${inspection.reportNumber}, ${inspection.state ?? 'state not on record'}`}
      isOpen
      onClose={store.closeInspection}
    >
      <p className={evidence['tone']} data-tone={isOutOfService(inspection) ? 'short' : undefined}>
        {inspectionResultText(inspection)}
      </p>
      <p className={evidence['second']}>{inspectionLevelText(inspection.level)}</p>
      <h3 className={styles['heading']}>Units</h3>
      {inspection.units.length === 0 ? (
        <p className={evidence['none']}>No unit is on record.</p>
      ) : (
        <ul className={styles['list']}>
          {inspection.units.map(unit => (
            <li key={unit.number}>
              {unit.number}. {unitText(unit)}
              <span className={evidence['second']}>
                {unit.vin === null ? 'VIN not on record' : <CopyText label="VIN" text={unit.vin} />}
                {unit.isOutOfService && (
                  <span className={evidence['tone']} data-tone="short">
                    {' '}
                    Out of service
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles['heading']}>Violations</h3>
      <ul className={styles['list']} aria-label="Violations">
        {violations.map(violation => (
          <li key={violation.id}>
            {violation.description ?? 'description not on record'}
            <span className={evidence['second']}>
              {[
                violationCode(violation.code),
                violationUnitText(violation.unit),
                violation.basic === null ? 'no BASIC on record' : BASIC_FACTS[violation.basic].label,
              ].join(', ')}
            </span>
            <ViolationResult violation={violation} />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className={evidence['none']}>
          {store.violations.isComplete
            ? `The report counts ${inspection.violationsCount}; the others are not on record.`
            : `The report counts ${inspection.violationsCount}; the others have not been read yet.`}
        </p>
      )}
    </Drawer>
  )
})

export default InspectionDrawer
