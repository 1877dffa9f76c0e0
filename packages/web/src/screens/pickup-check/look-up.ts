import {
  boxQuery,
  type Carriers,
  type CarrierVehicles,
  type DockFinding,
  type DockNumber,
  otherSearch,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'

export interface LookUpDeps {
  readonly vehicles: Pick<CarrierVehicles, 'search'>
  readonly carriers: Pick<Carriers, 'suggest'>
}

/** The carriers of a number on a door, at most. */
const CARRIERS_MAX = 5

/** A lookup that fails or is refused leaves its part unknown. */
const orNull = async <T>(answer: Promise<Outcome<T, Refusal>>): Promise<T | null> => {
  try {
    const settled = await answer
    return settled.ok ? settled.value : null
  } catch {
    return null
  }
}

/** What is on record for a number on the truck. */
export const lookUp = async (
  number: DockNumber,
  { vehicles, carriers }: LookUpDeps,
  signal: AbortSignal,
): Promise<DockFinding> => {
  const search = otherSearch(number)
  if (search?.kind === 'vehicle') {
    const page = await orNull(vehicles.search({ lookup: search.lookup }, signal))
    return { number, vehicles: page && page.items, carriers: [] }
  }
  const query = boxQuery(number, '')
  const found = query.ok
    ? await orNull(carriers.suggest({ query: query.value, limit: CARRIERS_MAX }, signal))
    : null
  return { number, vehicles: [], carriers: found }
}
