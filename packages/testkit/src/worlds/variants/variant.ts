import { smallWorld } from '../demo/demo-world.ts'
import type { World, WorldRows } from '../world.ts'

type Company = NonNullable<WorldRows['companies']>[number]

/** The small demo, in which the first company, Northlake, is another in a few things. */
export const variant = (name: string, description: string, northlake: Partial<Company>): World => ({
  name,
  description,
  build: async today => {
    const { companies = [], ...rows } = await smallWorld.build(today)
    return {
      ...rows,
      companies: companies.map((company, at) => (at === 0 ? { ...company, ...northlake } : company)),
    }
  },
})
