import { buildAreas } from '../areas/build-areas.ts'
import { postalPlaces } from '../areas/places.ts'
import { settledPlaces } from '../areas/settled-places.ts'
import { carrierTables } from '../carriers/carrier-rows.ts'
import { joinRows } from '../join-rows.ts'
import type { World } from '../world.ts'
import { demoFlags, demoUsers } from './accounts.ts'
import { demoCarriers } from './carriers.ts'
import { demoCompanies } from './companies.ts'
import { demoParts } from './parts/index.ts'
import { demoRelations } from './relations.ts'
import { demoClassifications, demoRuleSets } from './rule-sets.ts'

/** Carriers of the whole demo, and of its small copy; the first so many are the same in both. */
const CARRIERS = { demo: 5_000, small: 400 }

/** Nobody hauls freight by truck between these and the mainland. */
const ISLANDS = new Set(['AS', 'FM', 'GU', 'HI', 'MH', 'MP', 'PR', 'PW', 'VI'])

/** States whose ZIPs the small world keeps. */
const SMALL_STATES = new Set(['TX', 'OK', 'ON', 'DC'])

const worldOf = (
  name: string,
  { description, carriers, states }: { description: string; carriers: number; states?: ReadonlySet<string> },
): World => ({
  name,
  description,
  build: async today => {
    const zips = settledPlaces(await postalPlaces()).filter(
      ({ country, state }) => country === 'US' && !ISLANDS.has(state),
    )
    const made = demoCarriers(carriers, { today, zips })
    const areas = await buildAreas(states)
    const base = {
      companies: demoCompanies(today),
      users: demoUsers(today),
      feature_flags: demoFlags,
      ...carrierTables(made),
      classifications: demoClassifications,
      rule_sets: demoRuleSets(today),
      ...demoRelations(carriers, today),
      areas,
    }
    return joinRows([base, ...demoParts({ today, carriers: made, zips, areas })])
  },
})

export const demoWorld = worldOf('demo', {
  description:
    'Four broker companies, 5,000 carriers, and every area of the United States, Canada and Mexico.',
  carriers: CARRIERS.demo,
})

export const smallWorld = worldOf('small', {
  description:
    'The first 400 carriers of the demo, the same companies, and the ZIPs of Texas, Oklahoma and Ontario.',
  carriers: CARRIERS.small,
  states: SMALL_STATES,
})
