import { momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import { combinationCarriers } from '../demo-carriers.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'
import { volumeOf } from '../volume.ts'

const FIRST_ORDINARY = 301
/** One in so many ordinary carriers already has a subscription. */
const EVERY_NORTHLAKE = 19

/** More than a page of monitored carriers in every bucket for Northlake; a few for a company without rules. */
export const part: DemoPart = ({ today, carriers }) => {
  const watch = (company_id: number, carrier_id: number) => ({
    company_id,
    carrier_id,
    user_id: null,
    created_at: momentBefore(today, randomFrom(`demo/monitored/${company_id}/${carrier_id}`).whole(1, 700)),
  })
  const ordinary = carriers
    .slice(FIRST_ORDINARY - 1, FIRST_ORDINARY - 1 + volumeOf(carriers.length).watched)
    .map(({ carrier: { id } }) => id)
    .filter(id => id % EVERY_NORTHLAKE !== 0)
  const varied = [...combinationCarriers.keys(), 3, 4, 5, 6, 9, 10, 12, 14, 15, 16]
  return {
    subscriptions: [
      ...[...varied, ...ordinary].map(id => watch(COMPANY.northlake, id)),
      ...[2, 3, 5, 12].map(id => watch(COMPANY.plainview, id)),
    ],
  }
}
