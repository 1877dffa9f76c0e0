import { expect, it } from 'vitest'
import { CARRIER_DETAIL_LABELS, CARRIER_DETAIL_PARTS, carrierDetailParts } from './carrier-detail-parts.ts'

it('the parts of a profile have their order and labels', () => {
  expect(CARRIER_DETAIL_PARTS.map(part => [part, CARRIER_DETAIL_LABELS[part]])).toEqual([
    ['vehicles', 'Vehicles'],
    ['safety', 'Safety'],
    ['crashes', 'Crashes'],
    ['violations', 'Violations'],
    ['inspections', 'Inspections'],
    ['insights', 'Insights'],
    ['insurance', 'Insurance policies'],
    ['touches', 'Areas visited'],
    ['associations', 'Associated carriers'],
    ['equipment', 'Equipment'],
    ['power_units', 'Power units'],
    ['rates', 'Rate confirmations'],
    ['eld_status', 'ELD status'],
  ])
})

const without = (...left: readonly string[]) => CARRIER_DETAIL_PARTS.filter(part => !left.includes(part))
const SAFETY = ['safety', 'crashes', 'violations', 'inspections']
it.each([
  [false, true, without()],
  [true, true, without(...SAFETY)],
  [false, false, without('insights')],
  [true, false, without(...SAFETY, 'insights')],
])('the parts with safety hidden %s and insights %s are %j', (isSafetyHidden, canViewInsights, parts) => {
  expect(carrierDetailParts({ isSafetyHidden, canViewInsights })).toEqual(parts)
})
