import { mayOpen, readVin, vehicleSearchPath } from '@fairhaul/core'
import type { PaletteSource } from '../palette-source.ts'

/** A VIN, in any pasted form, opens the vehicle search. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ user, has }, typed) {
    const vin = readVin(typed)
    if (!vin.ok || !has('vehicles') || !mayOpen(user, 'vehicles')) return []
    const { text } = vin.value
    return [
      {
        key: 'search:vin',
        group: 'search',
        label: `Look up vehicle ${text}`,
        searchTerms: [],
        isFound: true,
        detail: null,
        keys: null,
        deed: {
          kind: 'go',
          path: vehicleSearchPath({ lookup: { kind: 'vin', text }, filters: {}, page: 1 }),
        },
      },
    ]
  },
}
