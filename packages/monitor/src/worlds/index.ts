import { demoWorld, largeWorld, movingWorld, smallWorld } from './demo/demo-world.ts'
import { companyVariants } from './variants/company-variants.ts'
import { emptyWorld } from './variants/empty-world.ts'
import { newCompanyWorld } from './variants/new-company.ts'
import type { World } from './world.ts'

export { type DemoAccount, demoAccounts } from './demo/demo-accounts.ts'
export { combinationCarriers } from './demo/demo-carriers.ts'
export { COMPANY } from './demo/demo-companies.ts'
export { type NamedCarrier, namedCarriers } from './demo/named-carriers.ts'
export { emptyWorld } from './variants/empty-world.ts'
export { moveWorlds } from './moving/move-worlds.ts'
export { seedWorld } from './seed-world.ts'
export type { World, WorldRows } from './world.ts'

/** Every world; the first is the default of a new data folder. */
export const worlds: readonly World[] = [
  demoWorld,
  smallWorld,
  largeWorld,
  movingWorld,
  emptyWorld,
  newCompanyWorld,
  ...companyVariants,
]

/** Refuses: throws for an unknown name, listing the known ones. */
export const worldNamed = (name: string): World => {
  const world = worlds.find(one => one.name === name)
  if (world !== undefined) return world
  throw new Error(`There is no world "${name}". There are: ${worlds.map(one => one.name).join(', ')}`)
}
