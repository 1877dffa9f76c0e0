import { demoUsers } from '../demo/demo-accounts.ts'
import { demoCompanies } from '../demo/demo-companies.ts'
import { smallGround } from '../demo/demo-world.ts'
import type { World } from '../world.ts'

/** A company on its first day: the carriers exist, and it has no relations to them. */
export const newCompanyWorld: World = {
  name: 'new-company',
  description: 'Northlake on its first day: no rules, connections, loads or anything else; 400 carriers.',
  build: async today => ({
    ...(await smallGround(today)),
    companies: demoCompanies(today).slice(0, 1),
    users: demoUsers(today).filter(({ id }) => id === 1),
  }),
}
