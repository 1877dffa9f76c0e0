import { buildAreas } from '../areas/build-areas.ts'
import { postalPlaces } from '../areas/postal-places.ts'
import { settledPlaces } from '../areas/settled-places.ts'
import { carrierTables } from '../carriers/carrier-rows.ts'
import { joinRows } from '../join-rows.ts'
import { fleetsOf, insuredBy } from '../movements/fleet.ts'
import type { World, WorldRows } from '../world.ts'
import { demoFlags, demoUsers } from './demo-accounts.ts'
import { demoCarriers } from './demo-carriers.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoRelations } from './demo-relations.ts'
import type { DemoSetting } from './part.ts'
import { demoParts } from './parts/index.ts'
import { withEnglish } from './parts/safety-records.ts'
import { demoClassifications, demoRuleSets } from './rule-sets.ts'

/** How many carriers the demo, its small copy and the large demo have; the first ones are the same in all. */
const CARRIERS = { large: 24_000, demo: 5_000, small: 400 }

/** Islands without truck freight to the mainland. */
const ISLANDS = new Set(['AS', 'FM', 'GU', 'HI', 'MH', 'MP', 'PR', 'PW', 'VI'])

/** States whose ZIPs the small world keeps. */
const SMALL_STATES = new Set(['TX', 'OK', 'ON', 'DC'])

interface Size {
  readonly carriers: number
  /** The states whose ZIPs are included. Left out: all. */
  readonly states?: ReadonlySet<string>
}

const settingOf = async (today: string, { carriers, states }: Size): Promise<DemoSetting> => {
  const zips = settledPlaces(await postalPlaces()).filter(
    ({ country, state }) => country === 'US' && !ISLANDS.has(state),
  )
  const drawn = demoCarriers(carriers, { today, zips })
  const fleets = fleetsOf(drawn, today)
  return {
    today,
    zips,
    fleets,
    carriers: drawn.map((carrier, at) => {
      const fleet = fleets[at]
      return fleet === undefined ? carrier : insuredBy(fleet, carrier)
    }),
    areas: await buildAreas(states),
  }
}

/** The rows of carriers and places, without any relations. */
const groundRows = ({ carriers, areas }: DemoSetting): WorldRows => ({ ...carrierTables(carriers), areas })

/** The rows of the demo in one size. */
const demoRows = async (today: string, size: Size): Promise<WorldRows> => {
  const setting = await settingOf(today, size)
  const base = {
    companies: demoCompanies(today),
    users: demoUsers(today),
    feature_flags: demoFlags,
    classifications: demoClassifications,
    rule_sets: demoRuleSets(today),
    ...demoRelations(size.carriers, today),
  }
  return withEnglish(joinRows([groundRows(setting), base, ...demoParts(setting)]), today)
}

/** The carriers and places of the small demo alone. */
export const smallGround = async (today: string): Promise<WorldRows> =>
  groundRows(await settingOf(today, SMALL))

const SMALL: Size = { carriers: CARRIERS.small, states: SMALL_STATES }

export const demoWorld: World = {
  name: 'demo',
  description:
    'Four broker companies, 5,000 carriers, and every area of the United States, Canada and Mexico.',
  build: today => demoRows(today, { carriers: CARRIERS.demo }),
}

export const smallWorld: World = {
  name: 'small',
  description:
    'The first 400 carriers of the demo, the same companies, and the ZIPs of Texas, Oklahoma and Ontario.',
  build: today => demoRows(today, SMALL),
}

/** The states that the trucks of the moving world drive through, so that one is always seen near a ZIP. */
const FREIGHT_STATES = new Set(
  `AL AR AZ CA CO GA IA IL IN KS KY LA MO MS NC NE NM NV OK SC TN TX UT VA WV`.split(' '),
)

export const movingWorld: World = {
  name: 'moving',
  description:
    'The companies and loads of the small demo, with trucks that drive: a day passes in ten minutes.',
  build: today => demoRows(today, { carriers: CARRIERS.small, states: FREIGHT_STATES }),
}

export const largeWorld: World = {
  name: 'large',
  description:
    'The demo of a large broker: 24,000 carriers, more than 20,000 connections and 5,000 loads of Northlake.',
  build: today => demoRows(today, { carriers: CARRIERS.large }),
}
